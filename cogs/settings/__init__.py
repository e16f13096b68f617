"""What a server chooses for itself: the command, its pages, and what is pressed on them."""
