/** Seconds between two refreshes while the event stream is disconnected. */
export const BOARD_POLLING = 15;
