import { type Environment, readInteger } from '../settings/Environment';
import { type RateLimits, DEFAULT_RATE_LIMITS } from './RateLimiter';

/** Environment variables of the limits by address. */
const NAMES = {
  ADDRESS_CALLS_A_MINUTE: 'perAddress',
  ADDRESS_WRONG_TRIES_AN_HOUR: 'wrongPerAddress',
  ADDRESS_MAILS_AN_HOUR: 'mailsPerAddress',
} as const;

/**
 * Reads the limits by address.
 * @throws with the variable's name and its range
 */
export function readLimitSettings(environment: Environment): RateLimits {
  const rates = { ...DEFAULT_RATE_LIMITS };
  for (const [name, rate] of Object.entries(NAMES))
    rates[rate] = readInteger(environment, name, { default: rates[rate], min: 1, max: 999_999_999 });
  return rates;
}
