export function LeaderboardScreen() {
  return <h1>Leaderboard</h1>;
}
