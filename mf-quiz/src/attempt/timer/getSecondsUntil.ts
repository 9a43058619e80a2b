/** Whole seconds from one instant to a later one, in milliseconds since 1970; never less than none. */
export const getSecondsUntil = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1_000));
