"""What remains of finished games: ratings, statistics, curves, replays, exports."""
