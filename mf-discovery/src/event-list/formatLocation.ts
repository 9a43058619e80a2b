import type { EventCard } from '@marquee/shared-contracts';
import { modeNames } from '@marquee/shared-contracts/ui';

/** Formats the location in one line: "Online" or the venue. */
export const formatLocation = (event: Pick<EventCard, 'mode' | 'location'>): string =>
  event.mode === 'online' ? modeNames.online : event.location;
