import type { Application } from '../../platform/Application';
import { getNetwork } from '../../platform/throttle/getNetwork';
import { type Limit, type Throttle, createThrottle } from '../../platform/throttle/throttle';
import { type Budget, type TryBudget, createTryBudget } from '../../platform/throttle/tryBudget';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// Together under 100 guesses per account and hour, and no single address can use them all (AU-10).
const LOG_INS: Budget = { name: 'log-in', tries: 60, refillSeconds: 100 };
const LOG_INS_OF_NETWORK: Budget = { name: 'log-in-network', tries: 20, refillSeconds: 5 * MINUTE };
const LOG_INS_OF_DEVICE: Budget = { name: 'log-in-device', tries: 20, refillSeconds: 100 };
const OWN_PASSWORDS: Budget = { name: 'own-password', tries: 10, refillSeconds: 100 };

// Mails to one email in total, and the share that one address may request.
const SIGN_UPS: Budget = { name: 'sign-up', tries: 24, refillSeconds: 10 * MINUTE };
const SIGN_UPS_OF_NETWORK: Budget = { name: 'sign-up-network', tries: 8, refillSeconds: 20 * MINUTE };
const RESETS: Budget = { name: 'reset', tries: 12, refillSeconds: 2 * HOUR };
const RESETS_OF_NETWORK: Budget = { name: 'reset-network', tries: 6, refillSeconds: 4 * HOUR };
const RESETS_OF_DEVICE: Budget = { name: 'reset-device', tries: 3, refillSeconds: 8 * HOUR };
const CODES: Limit = { name: 'codes', hits: 5, seconds: HOUR };

/** Strangers get 15 of 10,000 codes a day per email; the mailed link is not counted. */
const RESET_CODES: Budget = { name: 'reset-code', tries: 15, refillSeconds: DAY / 15 };

const EXPORTS: Limit = { name: 'exports', hits: 10, seconds: HOUR };

const createPause =
  (name: string) =>
  ({ codes }: Pick<Application, 'codes'>, ...subject: string[]): Throttle =>
    createThrottle({ name, hits: 1, seconds: codes.pauseSeconds }, subject.join(' '));

/** The subject of a budget: a device known to the account, or an address. */
export interface RequestOrigin {
  email: string;
  address: string;
  device: string | undefined;
}

/** The limits of accounts, each counted per subject (AU-2, AU-10). */
export const limits = {
  /** Strangers share a budget that known devices do not consume. */
  logIns: ({ email, address, device }: RequestOrigin): TryBudget[] =>
    device === undefined
      ? [createTryBudget(LOG_INS, email), createTryBudget(LOG_INS_OF_NETWORK, email, getNetwork(address))]
      : [createTryBudget(LOG_INS_OF_DEVICE, email, device)],
  ownPasswords: (accountId: string, token: string) => [createTryBudget(OWN_PASSWORDS, accountId, token)],
  signUps: (email: string, address: string) => [
    createTryBudget(SIGN_UPS, email),
    createTryBudget(SIGN_UPS_OF_NETWORK, email, getNetwork(address)),
  ],
  resets: ({ email, address, device }: RequestOrigin): TryBudget[] =>
    device === undefined
      ? [createTryBudget(RESETS, email), createTryBudget(RESETS_OF_NETWORK, email, getNetwork(address))]
      : [createTryBudget(RESETS_OF_DEVICE, email, device)],
  resetCodes: (email: string) => [createTryBudget(RESET_CODES, email)],
  /** Codes mailed per draft or reset and hour. */
  codesByEmail: (subject: string) => createThrottle(CODES, subject),
  /** The pause between two codes of a draft or reset. */
  codePause: createPause('code-pause'),
  /** The pause between two resets by one caller, also for unknown emails. */
  resetPause: (app: Pick<Application, 'codes'>, { email, address, device }: RequestOrigin) =>
    createPause('reset-pause')(app, email, device ?? getNetwork(address)),
  exports: (accountId: string) => createThrottle(EXPORTS, accountId),
};
