/** Most administrators of an event besides its owner (HO-5). */
export const ADMINISTRATORS_MAX = 20;

/** Fewest letters of a search for hosts (HO-4). */
export const HOST_SEARCH_MIN_LENGTH = 2;
