/**
 * Cookies that a page sets on its device and the server reads with each document, so that this is painted right without
 * waiting for a script (LK-1): the chosen theme, and whether somebody is logged in here. They grant nothing.
 */
export const THEME_COOKIE = 'theme';
export const KNOWN_COOKIE = 'known';
