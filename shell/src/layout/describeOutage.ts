import { connection } from '@marquee/shared-contracts/browser';

/** The cause of a lost connection, as far as the browser knows it. */
export const describeOutage = (): string =>
  connection.isOffline ? 'You are offline.' : "We can't reach Marquee right now.";
