"""What is done with incidents: drafted with what is proposed, listed, told as tables."""
