/** The one clock of the server: every window, expiry and limit is decided by it, and tests set it (C12). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
