import type { Room } from '@marquee/shared-contracts';
import { formatPeople } from '../attendees/formatPeople';

/** The occupants of a room, "3 of 40 taken"; without a capacity "3 people". */
export const formatCount = ({ capacity, occupied }: Pick<Room, 'capacity' | 'occupied'>): string =>
  capacity === null ? formatPeople(occupied) : `${occupied} of ${capacity} taken`;
