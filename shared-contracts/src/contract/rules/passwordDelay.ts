/** Seconds by which the server delays a password that may be a guess, at most (AU-10). */
export const PASSWORD_DELAY_MAX = 10;

/** How long a browser waits for such a call: the longest delay, and the ordinary 15 seconds after it (AP-8). */
export const PASSWORD_CALL_MS = (PASSWORD_DELAY_MAX + 15) * 1000;
