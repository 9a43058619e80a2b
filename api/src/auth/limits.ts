import type { Application } from '../Application';
import { type Limit, type Throttle, throttle } from '../throttle/throttle';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

// Per address the limits are wide: a campus or a hall of 500 people sits behind one address (AP-10).
const LOG_INS: Limit = { name: 'log-in', hits: 10, seconds: QUARTER_HOUR };
const LOG_INS_OF_ADDRESS: Limit = { name: 'log-in-address', hits: 1000, seconds: QUARTER_HOUR };
const SIGN_UPS_OF_ADDRESS: Limit = { name: 'sign-up-address', hits: 1000, seconds: HOUR };
const GUESSES_OF_ADDRESS: Limit = { name: 'code-address', hits: 1000, seconds: QUARTER_HOUR };
const CODES: Limit = { name: 'codes', hits: 5, seconds: HOUR };
const RESETS: Limit = { name: 'resets', hits: 3, seconds: 24 * HOUR };
const RESETS_OF_ADDRESS: Limit = { name: 'reset-address', hits: 1000, seconds: HOUR };
const EXPORTS: Limit = { name: 'exports', hits: 10, seconds: HOUR };

const pause =
  (name: string) =>
  ({ codes }: Pick<Application, 'codes'>, email: string): Throttle =>
    throttle({ name, hits: 1, seconds: codes.pauseSeconds }, email);

/** The throttles of this group, each for one subject (AU-2, AU-10). */
export const limits = {
  logIns: (email: string) => throttle(LOG_INS, email),
  logInsOf: (address: string) => throttle(LOG_INS_OF_ADDRESS, address),
  signUpsOf: (address: string) => throttle(SIGN_UPS_OF_ADDRESS, address),
  guessesOf: (address: string) => throttle(GUESSES_OF_ADDRESS, address),
  /** Codes mailed to an e-mail within an hour, whoever asked. */
  codes: (email: string) => throttle(CODES, email),
  /** The pause between two codes, counted for unknown e-mails as well. */
  codePause: pause('code-pause'),
  /** Resets of an e-mail within a day and the pause between two, counted for unknown e-mails as well. */
  resets: (email: string) => throttle(RESETS, email),
  resetPause: pause('reset-pause'),
  resetsOf: (address: string) => throttle(RESETS_OF_ADDRESS, address),
  exports: (accountId: string) => throttle(EXPORTS, accountId),
};
