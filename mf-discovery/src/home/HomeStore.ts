import type { EventCard } from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { publicEvents } from '../event-list/publicEvents';

/** Milliseconds between removals of ended events (RT-16). */
const CLOCK_INTERVAL_MS = 30_000;

/** State of the home page: the public list. */
export class HomeStore {
  readonly events = publicEvents;
  /** The server's time in milliseconds, renewed every 30 s. */
  now = serverClock.now();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Loads the list and removes ended events periodically; returns a function that stops both. */
  start(): () => void {
    void this.events.run();
    const timer = setInterval(this.updateNow, CLOCK_INTERVAL_MS);
    return () => clearInterval(timer);
  }

  /** Events that have not ended, soonest first as the server sorts them (RT-16). */
  getUpcoming(cards: readonly EventCard[]): EventCard[] {
    return cards.filter((event) => Date.parse(event.endTime) > this.now);
  }

  private updateNow(): void {
    this.now = serverClock.now();
  }
}
