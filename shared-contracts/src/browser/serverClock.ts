/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0;

/** The server's time as far as this device knows it (C12, G-3): countdowns and windows are decided by it. */
export const serverClock = {
  /** Takes the server's time from a reply, ISO 8601. */
  observe: (serverNow: string): void => {
    ahead = Date.parse(serverNow) - Date.now();
  },
  /** The server's now, in milliseconds since 1970. */
  now: (): number => Date.now() + ahead,
};
