/** Seconds between two reads of a board while no stream tells of its changes (NT-6). */
export const BOARD_POLLING = 15;
