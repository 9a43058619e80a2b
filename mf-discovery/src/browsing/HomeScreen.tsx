export function HomeScreen() {
  return <h1>Marquee</h1>;
}
