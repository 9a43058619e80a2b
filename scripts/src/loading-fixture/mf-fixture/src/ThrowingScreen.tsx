function evaluate(): string {
  throw new Error('thrown while evaluating');
}

export const text = evaluate();

export function ThrowingScreen() {
  return <h1>{text}</h1>;
}
