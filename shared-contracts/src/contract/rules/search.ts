/**
 * chosen: a search of events lists at most this many, and a search among people counts no further; more than a person
 * reads (RT-14, HO-1).
 */
export const MAX_SEARCH_HITS = 1_000;

/** A number of hits in words; `q` is the search, '' for none. */
export const formatHits = (count: number, q: string): string =>
  q !== '' && count >= MAX_SEARCH_HITS ? `${count} or more` : String(count);
