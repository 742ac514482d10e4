"""Games made up here as folders: as they stand, they can be laid beside the real ones."""
