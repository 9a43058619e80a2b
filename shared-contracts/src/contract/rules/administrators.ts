/** Maximum number of administrators of an event, without its owner (HO-5). */
export const ADMINISTRATORS_MAX = 20;

/** Minimum length of a search for hosts (HO-4). */
export const HOST_SEARCH_MIN_LENGTH = 2;
