"""What the referee can rule on whatever is asked: findings, disputes, trials, long cycles."""
