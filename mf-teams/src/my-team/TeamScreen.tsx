export function TeamScreen() {
  return <h1>My team</h1>;
}
