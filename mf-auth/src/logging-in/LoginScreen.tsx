export function LoginScreen() {
  return <h1>Log in</h1>;
}
