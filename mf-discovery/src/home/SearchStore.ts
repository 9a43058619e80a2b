import { events } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Debounce of the search, in milliseconds. */
export const SEARCH_DELAY_MS = 300;

/** chosen: hits below the field; the page of results has all. */
const MAX_HITS = '6';

/** State of the home page's search: its text and the first hits (RT-14). */
export class SearchStore {
  readonly hits = new RemoteCall((q: string) => request(events.search, { query: { q, size: MAX_HITS } }));
  text = '';
  /** The debounced value of `text`. */
  searchedText = '';
  isOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isShowingHits(): boolean {
    return this.isOpen && this.searchedText !== '';
  }

  /** Sets the text; an empty text clears the hits without the debounce. */
  search(text: string): void {
    this.stop();
    this.text = text;
    this.isOpen = true;
    if (text.trim() === '') this.clearHits();
    else this.#timer = setTimeout(this.searchNow, SEARCH_DELAY_MS);
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  /** Cancels a search that waits for the debounce. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  private searchNow(): void {
    this.searchedText = this.text.trim();
    void this.hits.run(this.searchedText);
  }

  private clearHits(): void {
    this.searchedText = '';
    this.hits.reset();
  }
}
