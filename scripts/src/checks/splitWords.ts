/** Splits a name or path into lower-case words: `eventCard`, `event-card` and `EVENT_CARD` are equal. */
export const splitWords = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
