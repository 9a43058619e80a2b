import type { CallReceived, EventDetails, events } from '@marquee/shared-contracts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/Database';
import { toLikePattern } from '../../platform/database/toLikePattern';
import { CARD_COLUMNS, type CardRow } from './toEventCard';
import type { TimedDatabase } from '../../platform/database/TimedDatabase';

export type EventFilter = CallReceived<typeof events.events>['query'];

/** Default page size (RG-2). */
const DEFAULT_SIZE = 200;

/** Public events that have not ended and are not cancelled, soonest first, with the total. */
export async function findPublicEvents(
  parts: TimedDatabase,
  filter: EventFilter,
): Promise<{ rows: (CardRow & { now: Date })[]; total: number }> {
  const { page = 0, size = DEFAULT_SIZE } = filter;
  const matching = filterEvents(parts, filter);
  const rows = await matching
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select(parts.clock.sqlNow().as('now'))
    .orderBy('events.startTime')
    .orderBy('events.registerEnd')
    .orderBy('events.id')
    .limit(size)
    .offset(page * size)
    .execute();
  if (page === 0 && rows.length < size) return { rows, total: rows.length };
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

function filterEvents({ clock, database }: TimedDatabase, { q = '', category, mode }: EventFilter) {
  return database
    .selectFrom('events')
    .where('events.visibility', '=', 'public')
    .where('events.deletedAt', 'is', null)
    .where('events.cancelledAt', 'is', null)
    .where('events.endTime', '>', sql<Date>`(select ${clock.sqlNow()})`)
    .$if(category !== undefined, (query) => query.where('events.category', '=', category ?? 'other'))
    .$if(mode !== undefined, (query) => query.where('events.mode', '=', mode ?? 'online'))
    .$if(q !== '', (query) => query.where(SEARCH_TEXT, 'ilike', toLikePattern(q)));
}

/** The columns of the search: title, organization, type, place and festival (EV-14). */
export const SEARCH_TEXT = sql<string>`concat_ws(' ', events.title, events.organization, events.category, events.venue,
  events.festival)`;

export type DetailsRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

/** An event with its host, timeline and administrators; the policy has checked access. */
export const findEvent = ({ clock, database }: TimedDatabase, eventId: string) =>
  database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .innerJoin('accounts as host', 'host.id', 'events.ownerId')
    .select(CARD_COLUMNS)
    .select([
      'events.description',
      'events.url',
      'events.lastUpdate',
      'events.minTeamSize',
      'events.maxTeamSize',
      'events.visibility',
      'events.showContactEmail',
      'host.firstname as hostFirstname',
      'host.lastname as hostLastname',
      'host.imageUrl as hostImageUrl',
      'host.organization as hostOrganization',
      'host.email as hostEmail',
      clock.sqlNow().as('now'),
    ])
    .select((eb) => [selectTimeline(eb).as('timelineEntries'), selectAdministrators(eb).as('administrators')])
    .where('events.id', '=', eventId)
    .executeTakeFirst();

const selectTimeline = (eb: ExpressionBuilder<Tables, 'events'>) =>
  eb
    .selectFrom('timelineEntries')
    .select(
      sql<EventDetails['timelineEntries']>`coalesce(json_agg(json_build_object(
        'day', day, 'description', timeline_entries.description) order by day), '[]')`.as('entries'),
    )
    .whereRef('timelineEntries.eventId', '=', 'events.id')
    .$asScalar()
    .$notNull();

const selectAdministrators = (eb: ExpressionBuilder<Tables, 'events'>) =>
  eb
    .selectFrom('eventAdministrators')
    .innerJoin('accounts', 'accounts.id', 'eventAdministrators.userId')
    .select(
      sql<EventDetails['administrators']>`coalesce(json_agg(json_build_object(
        'firstName', firstname, 'lastName', lastname, 'imageUrl', accounts.image_url, 'username', username)
        order by added_at), '[]')`.as('administrators'),
    )
    .whereRef('eventAdministrators.eventId', '=', 'events.id')
    // Public replies name no administrator who has not accepted (HO-5).
    .where('eventAdministrators.acceptedAt', 'is not', null)
    .$asScalar()
    .$notNull();
