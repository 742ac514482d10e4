"""What can be worked out from one seat's cards: odds, outs, advice on pick-ups, and bots that play by them."""
