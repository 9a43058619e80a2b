/** chosen: a search lists at most this many events, more than a person reads (RT-14). */
export const MAX_SEARCH_HITS = 1_000;
