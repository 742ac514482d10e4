"""What a seat that knows its own cards can work out: chances, outs, the best card to take, players that act on them."""
