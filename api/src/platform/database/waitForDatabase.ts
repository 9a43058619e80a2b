import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '../describeError';
import { isDatabaseUnavailable } from './isDatabaseUnavailable';

const LOOK_MS = 500;

/** The server was away during the whole wait. */
export class DatabaseAway extends Error {
  constructor(seconds: number, cause: unknown) {
    const { errorCode = 'no answer' } = describeError(cause);
    super(
      `The database server of DATABASE_URL did not come within ${seconds} s (${errorCode}). Start it, or correct DATABASE_URL.`,
      { cause },
    );
    this.name = 'DatabaseAway';
  }
}

/** A name may not resolve yet while containers start together. */
const isServerAway = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || ['ENOTFOUND', 'EAI_AGAIN'].includes(Object(error).code);

interface WaitOptions {
  seconds: number;
  /** Called once, when the first try has failed. */
  onWait: (error: unknown) => Promise<void>;
}

/**
 * Retries opening until the database is available; permanent errors, such as a wrong password, fail at once.
 * @throws DatabaseAway after `seconds`, or a permanent error
 */
export async function waitForDatabase<Opened>(
  open: () => Promise<Opened>,
  { seconds, onWait }: WaitOptions,
): Promise<Opened> {
  const until = performance.now() + seconds * 1_000;
  for (let tries = 0; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (!isServerAway(error)) throw error;
      if (performance.now() >= until) throw new DatabaseAway(seconds, error);
      if (tries === 0) await onWait(error);
    }
    await pause(LOOK_MS);
  }
}
