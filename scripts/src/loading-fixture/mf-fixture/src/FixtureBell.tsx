export function FixtureBell() {
  return <button type="button">Bell</button>;
}
