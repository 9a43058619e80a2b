import { pageSingleton } from './pageSingleton';

/** `offset` is the number of milliseconds that the server's clock is ahead of this device's clock. */
const clock = pageSingleton('serverClock', () => ({ offset: 0 }));

/** The server's clock, estimated from replies; countdowns and time windows use it (G-3). */
export const serverClock = {
  /** Adjusts the clock to the server time of a reply, ISO 8601. */
  observe: (serverNow: string): void => {
    clock.offset = Date.parse(serverNow) - Date.now();
  },
  /** Returns the server's time in milliseconds since 1970. */
  now: (): number => Date.now() + clock.offset,
};
