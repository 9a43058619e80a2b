import { WIRE_MS } from '@marquee/shared-contracts';

/** Whether a quiz is over for good, so that its attempts are closed and its results may be read (QZ-3). */
export const hasEnded = (event: { endTime: Date }, now: Date): boolean =>
  now.getTime() >= event.endTime.getTime() + WIRE_MS;
