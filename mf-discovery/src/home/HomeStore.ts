import { type EventCard, events } from '@marquee/shared-contracts';
import { RemoteCall, request, serverClock } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, reaction } from 'mobx';
import { publicEvents } from '../event-list/publicEvents';
import { searchEvents } from './searchEvents';

/** Milliseconds after the last key before the search runs (spec section 9). */
export const SEARCH_DELAY_MS = 300;

/** Events on the longest public list; a list of so many has further pages, which only the server can search (RG-2). */
const MAX_LIST_LENGTH = 200;

/** How often ended events are taken out of the list (RT-16). */
const TICK_MS = 30_000;

/** The home page: the public list, and what is searched for in it. */
export class HomeStore {
  readonly events = publicEvents;
  /** What the server finds beyond the list that is here. */
  readonly serverSearch = new RemoteCall((q: string) => request(events.events, { query: { q } }));
  searchText = '';
  /** The text searched for: `searchText`, one pause later. */
  searchedText = '';
  isHitListOpen = false;
  private now = serverClock.now();
  private searchTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'searchTimer'>(
      this,
      { events: false, serverSearch: false, searchTimer: false },
      { autoBind: true },
    );
  }

  /** Loads the list and keeps it fresh; answers what stops that. */
  start(): () => void {
    void this.events.run();
    const timer = setInterval(this.tick, TICK_MS);
    const stopServerSearch = reaction(
      () => (this.isServerSearched ? this.searchedText : ''),
      this.searchServer,
      {
        fireImmediately: true,
      },
    );
    return () => {
      clearInterval(timer);
      stopServerSearch();
      clearTimeout(this.searchTimer);
    };
  }

  /** What has not ended, in the server's order: soonest first (RT-16). */
  getUpcoming(cards: readonly EventCard[]): EventCard[] {
    return cards.filter((event) => Date.parse(event.endTime) > this.now);
  }

  getHits(cards: readonly EventCard[]): EventCard[] {
    const known = new Set(cards.map(({ id }) => id));
    const further = (this.serverSearch.result ?? []).filter(({ id }) => !known.has(id));
    return [...searchEvents(this.getUpcoming(cards), this.searchedText), ...further];
  }

  /** Whether the server is searched too, which is known once the list is here. */
  get isServerSearched(): boolean {
    return this.searchedText !== '' && (this.events.result ?? []).length >= MAX_LIST_LENGTH;
  }

  get isShowingHits(): boolean {
    return this.isHitListOpen && this.searchedText !== '';
  }

  /** Takes what was typed; an empty text clears the results at once. */
  search(text: string): void {
    clearTimeout(this.searchTimer);
    this.searchText = text;
    this.isHitListOpen = true;
    if (text.trim() === '') this.searchNow();
    else this.searchTimer = setTimeout(this.searchNow, SEARCH_DELAY_MS);
  }

  /** Does not wait any longer, as Enter asks. */
  searchNow(): void {
    clearTimeout(this.searchTimer);
    this.searchedText = this.searchText.trim();
  }

  openHits(): void {
    this.isHitListOpen = true;
  }

  closeHits(): void {
    this.isHitListOpen = false;
  }

  private searchServer(text: string): void {
    this.serverSearch.reset();
    if (text !== '') void this.serverSearch.run(text);
  }

  private tick(): void {
    this.now = serverClock.now();
  }
}
