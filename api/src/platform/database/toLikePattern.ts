/** The pattern for `like` and `ilike` that finds `text` anywhere; `%` and `_` in it stand for themselves. */
export const toLikePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
