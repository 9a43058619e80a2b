export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as none. */
export const readVariable = (environment: Environment, name: string): string | undefined =>
  environment[name] === '' ? undefined : environment[name];

/** The message never repeats the value: it may hold a password. */
export function givenUrl(
  environment: Environment,
  name: string,
  protocols: readonly string[],
): string | undefined {
  const text = readVariable(environment, name);
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new Error(`${name} must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
  return text;
}
