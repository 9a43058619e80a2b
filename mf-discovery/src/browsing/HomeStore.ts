import { type EventCard, homepage } from '@marquee/shared-contracts';
import { Call, request, serverClock } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, reaction } from 'mobx';
import { publicEvents } from './publicEvents';
import { searchEvents } from './searchEvents';

/** Milliseconds after the last key before the search runs (spec section 9). */
export const SEARCH_DELAY = 300;

/** Events on the longest public list; a list of so many has further pages, which only the server can search (RG-2). */
const LONGEST_LIST = 200;

/** How often ended events are taken out of the list (RT-16). */
const TICK = 30_000;

/** The home page: the public list, and what is searched for in it. */
export class HomeStore {
  readonly events = publicEvents;
  /** What the server finds beyond the list that is here. */
  readonly beyond = new Call((q: string) => request(homepage.events, { query: { q } }));
  searchText = '';
  /** The text searched for: `searchText`, one pause later. */
  sought = '';
  hitsOpen = false;
  private now = serverClock.now();
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'waiting'>(
      this,
      { events: false, beyond: false, waiting: false },
      { autoBind: true },
    );
  }

  /** Loads the list and keeps it fresh; answers what stops that. */
  start(): () => void {
    void this.events.run();
    const ticking = setInterval(this.tick, TICK);
    const endSearching = reaction(() => (this.goesBeyond ? this.sought : ''), this.searchBeyond, {
      fireImmediately: true,
    });
    return () => {
      clearInterval(ticking);
      endSearching();
      clearTimeout(this.waiting);
    };
  }

  /** What has not ended, in the server's order: soonest first (RT-16). */
  upcoming(events: readonly EventCard[]): EventCard[] {
    return events.filter((event) => Date.parse(event.endTime) > this.now);
  }

  hits(events: readonly EventCard[]): EventCard[] {
    const known = new Set(events.map(({ id }) => id));
    const further = (this.beyond.result ?? []).filter(({ id }) => !known.has(id));
    return [...searchEvents(this.upcoming(events), this.sought), ...further];
  }

  /** Whether the server is searched too, which is known once the list is here. */
  get goesBeyond(): boolean {
    return this.sought !== '' && (this.events.result ?? []).length >= LONGEST_LIST;
  }

  get showsHits(): boolean {
    return this.hitsOpen && this.sought !== '';
  }

  /** Takes what was typed; an empty text clears the results at once. */
  search(text: string): void {
    clearTimeout(this.waiting);
    this.searchText = text;
    this.hitsOpen = true;
    if (text.trim() === '') this.searchNow();
    else this.waiting = setTimeout(this.searchNow, SEARCH_DELAY);
  }

  /** Does not wait any longer, as Enter asks. */
  searchNow(): void {
    clearTimeout(this.waiting);
    this.sought = this.searchText.trim();
  }

  openHits(): void {
    this.hitsOpen = true;
  }

  closeHits(): void {
    this.hitsOpen = false;
  }

  private searchBeyond(text: string): void {
    this.beyond.reset();
    if (text !== '') void this.beyond.run(text);
  }

  private tick(): void {
    this.now = serverClock.now();
  }
}
