/** Answers that were under way when the time ran out still count: the wire gets two seconds (QZ-3). */
export const WIRE_MS = 2_000;

/** Whether a quiz is over for good, so that its results may be read. */
export const hasEnded = (event: { endTime: Date }, now: Date): boolean =>
  now.getTime() >= event.endTime.getTime() + WIRE_MS;
