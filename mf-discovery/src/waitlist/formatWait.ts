import { formatInBothZones, type OwnWait } from '@marquee/shared-contracts';

/** The place in a waitlist in one sentence, or until when a seat is reserved; times in the event's zone (EV-5). */
export const formatWait = ({ position, confirmBy }: OwnWait, timezone: string): string =>
  confirmBy === null
    ? `You are number ${position ?? 1} on the waitlist.`
    : `A seat is reserved for you until ${formatInBothZones(confirmBy, timezone)}.`;
