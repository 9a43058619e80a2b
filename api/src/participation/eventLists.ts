import type { CallReceived, EventPhase, participation } from '@marquee/shared-contracts';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { isRegisteredFor } from '../access/eventConditions';
import type { Database, Tables } from '../database/Database';
import { CARD_COLUMNS } from '../homepage/eventCard';
import { containing, SEARCHED } from '../homepage/queries';
import { isLikedBy, PLACE_COLUMNS } from './queries';

/** Whose list, which part of it, and when it is asked for. */
export interface ListOf {
  userId: string;
  page: number;
  size: number;
  now: Date;
}

type Filter = Omit<CallReceived<typeof participation.events>['query'], 'page' | 'size'>;

const inPhase = (eb: ExpressionBuilder<Tables, 'events'>, phase: EventPhase | undefined, now: Date) =>
  phase === 'cancelled'
    ? eb('events.cancelledAt', 'is not', null)
    : eb.and([
        eb('events.cancelledAt', 'is', null),
        eb('events.endTime', phase === 'ended' ? '<=' : '>', now),
        ...(phase === 'upcoming' ? [eb('events.startTime', '>', now)] : []),
        ...(phase === 'running' ? [eb('events.startTime', '<=', now)] : []),
      ]);

const count = async (matching: SelectQueryBuilder<Tables, 'events', object>): Promise<number> =>
  (await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;

/**
 * Public events and those the person is registered for, newest first; without a state those that have not ended
 * (RG-1, RG-2).
 */
export async function findEvents(database: Database, filter: Filter, { userId, page, size, now }: ListOf) {
  const { q = '', category, mode, state } = filter;
  const matching = database
    .selectFrom('events')
    .where('events.deletedAt', 'is', null)
    .where((eb) => eb.or([eb('events.visibility', '=', 'public'), isRegisteredFor(eb, userId)]))
    .where((eb) => inPhase(eb, state, now))
    .$if(category !== undefined, (query) => query.where('events.category', '=', category ?? 'other'))
    .$if(mode !== undefined, (query) => query.where('events.mode', '=', mode ?? 'online'))
    .$if(q !== '', (query) => query.where(SEARCHED, 'ilike', containing(q)));
  const rows = await matching
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select((eb) => [isRegisteredFor(eb, userId).as('registered'), isLikedBy(eb, userId).as('favourite')])
    .orderBy('events.createdAt', 'desc')
    .orderBy('events.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return { rows, total: await count(matching) };
}

/** The person's events that have ended or were cancelled, with the own team, latest start first (RG-16). */
export async function findPast(database: Database, { userId, page, size, now }: ListOf) {
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
    .select(PLACE_COLUMNS)
    .orderBy('events.startTime', 'desc')
    .orderBy('events.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return { rows, total: await count(matching) };
}
