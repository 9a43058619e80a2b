import { existsSync } from 'node:fs';

/** The process's environment variables, or a test's. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as absent. */
export const readVariable = (environment: Environment, name: string): string | undefined =>
  environment[name] === '' ? undefined : environment[name];

/**
 * Reads a URL; the message never repeats the value, which may contain a password.
 * @throws with the variable's name and its allowed protocols
 */
export function readUrl(
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

interface IntegerRange<Default> {
  default: Default;
  min: number;
  max: number;
}

/**
 * Reads decimal digits as an integer from `min` to `max`, at most 999999999.
 * @throws with the variable's name and its range
 */
export function readInteger<Default extends number | undefined>(
  environment: Environment,
  name: string,
  range: IntegerRange<Default>,
): number | Default {
  const text = readVariable(environment, name);
  if (text === undefined) return range.default;
  const value = Number(text);
  if (!/^[0-9]{1,9}$/.test(text) || value < range.min || value > range.max)
    throw new Error(`${name} must be a number from ${range.min} to ${range.max}, not "${text}".`);
  return value;
}

/** Adds the unset variables from `.env` in the working directory, except in tests. */
export function loadEnvironmentFile(): void {
  if (process.env['NODE_ENV'] !== 'test' && existsSync('.env')) process.loadEnvFile('.env');
}
