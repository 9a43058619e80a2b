/** The words of a name or path in lower case: `eventCard`, `event-card` and `EVENT_CARD` alike. */
export const splitWords = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
