/** Whole seconds until `endsAt`, at least 0; both arguments are epoch milliseconds. */
export const getSecondsUntil = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1_000));
