/** Maximum seconds by which the server delays a possible guess (AU-10). */
export const PASSWORD_DELAY_MAX = 10;

/** The browser's timeout of such a call: the longest delay plus the usual 15 seconds. */
export const PASSWORD_CALL_MS = (PASSWORD_DELAY_MAX + 15) * 1000;
