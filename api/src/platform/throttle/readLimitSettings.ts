import { type RateLimits, DEFAULT_RATE_LIMITS } from './RateLimiter';

/** Environment variables of the limits by address. */
const NAMES = {
  ADDRESS_CALLS_A_MINUTE: 'perAddress',
  ADDRESS_WRONG_TRIES_AN_HOUR: 'wrongPerAddress',
  ADDRESS_MAILS_AN_HOUR: 'mailsPerAddress',
} as const;

/**
 * Reads the limits by address.
 * @throws with the variable's name and its allowed values
 */
export function readLimitSettings(environment: Readonly<Record<string, string | undefined>>): RateLimits {
  const rates = { ...DEFAULT_RATE_LIMITS };
  for (const [name, rate] of Object.entries(NAMES)) {
    const text = environment[name];
    if (text === undefined || text === '') continue;
    if (!/^[1-9][0-9]{0,8}$/.test(text))
      throw new Error(`${name} must be a number from 1 to 999999999, not "${text}".`);
    rates[rate] = Number(text);
  }
  return rates;
}
