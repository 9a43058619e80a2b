const escapeWildcards = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern for `like` and `ilike` that finds `text` anywhere; `%` and `_` in it stand for themselves. */
export const toLikePattern = (text: string): string => `%${escapeWildcards(text)}%`;

/** The pattern that finds `text` at the beginning, for which an index needs `text_pattern_ops`. */
export const toBeginningPattern = (text: string): string => `${escapeWildcards(text)}%`;
