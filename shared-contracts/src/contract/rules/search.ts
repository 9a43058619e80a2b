/** chosen: a search lists at most this many events, which nobody reads to the end (RT-14). */
export const MAX_SEARCH_HITS = 1_000;
