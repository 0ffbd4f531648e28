"""What is done with incidents: drafted, entered with what is proposed, listed, told."""
