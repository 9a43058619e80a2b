import type { CallReceived, EventPhase, registration } from '@marquee/shared-contracts';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { isRegisteredFor } from '../events/eventConditions';
import type { Database, Tables } from '../../platform/database/Database';
import type { TimedDatabase } from '../../platform/database/TimedDatabase';
import { CARD_COLUMNS } from '../events/toEventCard';
import { matchesWords, rankWords } from '../events/search/matchWords';
import { searchEvents } from '../events/search/searchEvents';
import { isLikedBy, STATUS_COLUMNS } from './queries';

/** The person, the filter, and the database's time. */
export interface EventListInput {
  userId: string;
  page: number;
  size: number;
  now: Date;
}

type Filter = Omit<CallReceived<typeof registration.events>['query'], 'page' | 'size'>;

const isInPhase = (eb: ExpressionBuilder<Tables, 'events'>, phase: EventPhase | undefined, now: Date) =>
  phase === 'cancelled'
    ? eb('events.cancelledAt', 'is not', null)
    : eb.and([
        eb('events.cancelledAt', 'is', null),
        eb('events.endTime', phase === 'ended' ? '<=' : '>', now),
        ...(phase === 'upcoming' ? [eb('events.startTime', '>', now)] : []),
        ...(phase === 'running' ? [eb('events.startTime', '<=', now)] : []),
      ]);

const countEvents = async (matching: SelectQueryBuilder<Tables, 'events', object>): Promise<number> =>
  (await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;

/**
 * Public events and the person's registrations, best hits of a search first, then newest event first; without a
 * state only those that have not ended (RG-1, RG-2).
 */
export const findParticipantEvents = (parts: TimedDatabase, filter: Filter, input: EventListInput) =>
  searchEvents(parts, filter.q ?? '', (words) => findMatching(parts.database, { ...filter, words }, input));

async function findMatching(
  database: Database,
  { category, mode, state, words }: Filter & { words: readonly string[] | undefined },
  { userId, page, size, now }: EventListInput,
) {
  const matching = database
    .selectFrom('events')
    .where('events.deletedAt', 'is', null)
    .where((eb) => eb.or([eb('events.visibility', '=', 'public'), isRegisteredFor(eb, userId)]))
    .where((eb) => isInPhase(eb, state, now))
    .$if(category !== undefined, (query) => query.where('events.category', '=', category ?? 'other'))
    .$if(mode !== undefined, (query) => query.where('events.mode', '=', mode ?? 'online'))
    .$if(words !== undefined, (query) => query.where(matchesWords(words ?? [])));
  const rows = await matching
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select((eb) => [isRegisteredFor(eb, userId).as('registered'), isLikedBy(eb, userId).as('favourite')])
    .select(rankWords(words ?? []).as('rank'))
    .orderBy('rank')
    .orderBy('events.createdAt', 'desc')
    .orderBy('events.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return { rows, total: await countEvents(matching) };
}

/** The person's ended or cancelled events with their team, latest start first (RG-16). */
export async function findPastEvents(database: Database, { userId, page, size, now }: EventListInput) {
  const matching = database
    .selectFrom('events')
    .innerJoin('registrations', 'registrations.eventId', 'events.id')
    .where('events.deletedAt', 'is', null)
    .where('registrations.userId', '=', userId)
    .where('registrations.state', '=', 'ACTIVE')
    .where((eb) => eb.or([eb('events.endTime', '<=', now), eb('events.cancelledAt', 'is not', null)]));
  const rows = await matching
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .leftJoin('teamMembers', (join) =>
      join.onRef('teamMembers.eventId', '=', 'events.id').on('teamMembers.userId', '=', userId),
    )
    .leftJoin('teams', 'teams.id', 'teamMembers.teamId')
    .select(CARD_COLUMNS)
    .select((eb) => ['registrations.registeredAt as since', eb.lit(true).as('registered')])
    .select(STATUS_COLUMNS)
    .orderBy('events.startTime', 'desc')
    .orderBy('events.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return { rows, total: await countEvents(matching) };
}
