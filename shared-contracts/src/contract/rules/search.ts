/**
 * chosen: a search of events lists at most this many, and a search among people counts no further; more than a person
 * reads (RT-14, HO-1).
 */
export const MAX_SEARCH_HITS = 1_000;

/** chosen: counting so many people takes some 6 ms of the database (HO-1, CE-3). */
export const MAX_COUNTED_PEOPLE = 20_000;

/** Where counting the participants with this filter ends; undefined where counters have the number (HO-1). */
export function getParticipantLimit(filter: {
  q: string;
  type?: string | undefined;
  question?: string | undefined;
}): number | undefined {
  if (filter.q !== '') return MAX_SEARCH_HITS;
  return filter.type || filter.question ? MAX_COUNTED_PEOPLE : undefined;
}

/** A number of hits in words; `q` is the search, '' for none. */
export const formatHits = (count: number, q: string): string =>
  q !== '' && count >= MAX_SEARCH_HITS ? `${count} or more` : String(count);
