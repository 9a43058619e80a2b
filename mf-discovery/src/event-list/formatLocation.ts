import type { EventCard } from '@marquee/shared-contracts';
import { modeNames } from '@marquee/shared-contracts/ui';

/** Where an event is, in a line: "Online", or its place. */
export const formatLocation = (event: Pick<EventCard, 'mode' | 'location'>): string =>
  event.mode === 'online' ? modeNames.online : event.location;
