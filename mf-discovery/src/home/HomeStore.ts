import { type EventCard, events } from '@marquee/shared-contracts';
import { RemoteCall, request, serverClock } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, reaction } from 'mobx';
import { publicEvents } from '../event-list/publicEvents';
import { searchEvents } from './searchEvents';

/** Debounce of the search, in milliseconds. */
export const SEARCH_DELAY_MS = 300;

/**
 * Maximum events of one public list; a list of this length may have further pages, which only the server can search.
 */
const MAX_LIST_LENGTH = 200;

/** Milliseconds between removals of ended events (RT-16). */
const CLOCK_INTERVAL_MS = 30_000;

/** State of the home page: the public list and its search. */
export class HomeStore {
  readonly events = publicEvents;
  /** Search results of the server, for events that are not in the loaded list. */
  readonly serverSearch = new RemoteCall((q: string) => request(events.events, { query: { q } }));
  searchText = '';
  /** The debounced value of `searchText`. */
  searchedText = '';
  isHitListOpen = false;
  /** The server's time in milliseconds, renewed every 30 s. */
  now = serverClock.now();
  #searchTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Loads the list and removes ended events periodically; returns a function that stops both. */
  start(): () => void {
    void this.events.run();
    const timer = setInterval(this.updateNow, CLOCK_INTERVAL_MS);
    const stopServerSearch = reaction(
      () => (this.isServerSearched ? this.searchedText : ''),
      (text) => this.#searchServer(text),
      { fireImmediately: true },
    );
    return () => {
      clearInterval(timer);
      stopServerSearch();
      clearTimeout(this.#searchTimer);
    };
  }

  /** Events that have not ended, soonest first as the server sorts them (RT-16). */
  getUpcoming(cards: readonly EventCard[]): EventCard[] {
    return cards.filter((event) => Date.parse(event.endTime) > this.now);
  }

  getHits(cards: readonly EventCard[]): EventCard[] {
    const loadedIds = new Set(cards.map(({ id }) => id));
    const serverHits = (this.serverSearch.result ?? []).filter(({ id }) => !loadedIds.has(id));
    return [...searchEvents(this.getUpcoming(cards), this.searchedText), ...serverHits];
  }

  /** Whether the search also needs the server, known once the list is loaded. */
  get isServerSearched(): boolean {
    return this.searchedText !== '' && (this.events.result ?? []).length >= MAX_LIST_LENGTH;
  }

  get isShowingHits(): boolean {
    return this.isHitListOpen && this.searchedText !== '';
  }

  /** Sets the search text; an empty text clears the results without the debounce. */
  search(text: string): void {
    clearTimeout(this.#searchTimer);
    this.searchText = text;
    this.isHitListOpen = true;
    if (text.trim() === '') this.searchNow();
    else this.#searchTimer = setTimeout(this.searchNow, SEARCH_DELAY_MS);
  }

  /** Searches without waiting for the debounce, for the Enter key. */
  searchNow(): void {
    clearTimeout(this.#searchTimer);
    this.searchedText = this.searchText.trim();
  }

  openHits(): void {
    this.isHitListOpen = true;
  }

  closeHits(): void {
    this.isHitListOpen = false;
  }

  #searchServer(text: string): void {
    this.serverSearch.reset();
    if (text !== '') void this.serverSearch.run(text);
  }

  private updateNow(): void {
    this.now = serverClock.now();
  }
}
