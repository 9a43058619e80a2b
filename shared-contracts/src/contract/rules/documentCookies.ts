/**
 * Cookies by which the server paints documents right without a script (LK-1): the theme, and whether somebody is
 * logged in. They grant no access.
 */
export const THEME_COOKIE = 'theme';
export const KNOWN_COOKIE = 'known';
