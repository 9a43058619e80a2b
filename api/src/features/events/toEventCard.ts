import { type EventCard, registrationState } from '@marquee/shared-contracts';
import type { Selection } from 'kysely';
import type { Tables } from '../../platform/database/Database';

/** Columns for a card, from events joined with their seats. */
export const CARD_COLUMNS = [
  'events.id',
  'events.title',
  'events.category',
  'events.organization',
  'events.venue',
  'events.mode',
  'events.imageUrl',
  'events.registerStart',
  'events.registerEnd',
  'events.startTime',
  'events.endTime',
  'events.timezone',
  'events.festival',
  'events.teamCreationAllowed',
  'events.cancelledAt',
  'events.waitlist',
  'events.approval',
  'eventSeats.capacityMax',
  'eventSeats.taken',
] as const;

export type CardRow = Selection<Tables, 'events' | 'eventSeats', (typeof CARD_COLUMNS)[number]>;

/** The card of an event, for a visitor or a participant with or without a registration (RG-3, EV-1). */
export function toEventCard(row: CardRow, viewer: { registered: boolean; now: Date }): EventCard {
  const times = {
    registerStart: row.registerStart.toISOString(),
    registerEnd: row.registerEnd.toISOString(),
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
  };
  const seatsLeft = row.capacityMax === null ? null : row.capacityMax - row.taken;
  const cancelled = row.cancelledAt !== null;
  const facts = { ...times, cancelled, seatsLeft, registered: viewer.registered };
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    organization: row.organization,
    location: row.venue === '' ? row.organization : row.venue,
    mode: row.mode,
    imageUrl: row.imageUrl,
    timezone: row.timezone,
    ...times,
    festival: row.festival,
    seatsLeft,
    teamCreationAllowed: row.teamCreationAllowed,
    waitlist: row.waitlist,
    approval: row.approval,
    registrationState: registrationState(facts, viewer.now.getTime()),
  };
}
