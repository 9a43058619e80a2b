import {
  ADMINISTRATOR_ROLES,
  type AdministratorRole,
  type EventPhase,
  type HostRight,
  rolesWithRight,
} from '@marquee/shared-contracts';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/Database';

type EventExpression = ExpressionBuilder<Tables, 'events'>;

/** Whether the person administers the event with one of these roles, accepted or invited (HO-5). */
export const isAdministratorOf = (
  eb: EventExpression,
  userId: string,
  roles: readonly AdministratorRole[] = ADMINISTRATOR_ROLES,
) =>
  eb
    .exists(
      eb
        .selectFrom('eventAdministrators')
        .select('eventAdministrators.userId')
        .whereRef('eventAdministrators.eventId', '=', 'events.id')
        .where('eventAdministrators.userId', '=', userId)
        .where('eventAdministrators.role', 'in', roles),
    )
    .$castTo<boolean>();

/** Whether the person owns the event or administers it with this right (HO-19). */
export const hasEventRight = (eb: EventExpression, userId: string, right: HostRight) =>
  eb
    .or([eb('events.ownerId', '=', userId), isAdministratorOf(eb, userId, rolesWithRight[right])])
    .$castTo<boolean>();

/** Whether the person owns the event or administers it. */
export const isHostOf = (eb: EventExpression, userId: string) =>
  eb.or([eb('events.ownerId', '=', userId), isAdministratorOf(eb, userId)]).$castTo<boolean>();

/** Whether the person has an active registration for the event. */
export const isRegisteredFor = (eb: EventExpression, userId: string) =>
  eb
    .exists(
      eb
        .selectFrom('registrations')
        .select('registrations.userId')
        .whereRef('registrations.eventId', '=', 'events.id')
        .where('registrations.userId', '=', userId)
        .where('registrations.state', '=', 'ACTIVE'),
    )
    .$castTo<boolean>();

/** Whether the person is on the event's waitlist. */
export const isWaitingFor = (eb: EventExpression, userId: string) =>
  eb
    .exists(
      eb
        .selectFrom('waits')
        .select('waits.userId')
        .whereRef('waits.eventId', '=', 'events.id')
        .where('waits.userId', '=', userId),
    )
    .$castTo<boolean>();

/** Whether the person asked to be registered for the event. */
export const hasRequested = (eb: EventExpression, userId: string) =>
  eb
    .exists(
      eb
        .selectFrom('registrationRequests')
        .select('registrationRequests.userId')
        .whereRef('registrationRequests.eventId', '=', 'events.id')
        .where('registrationRequests.userId', '=', userId),
    )
    .$castTo<boolean>();

/** Whether the event is published; for its hosts alone, a draft is present, too (EV-41). */
export const isPublished = (eb: EventExpression) => eb('events.draft', 'is', null);

/** Whether the event opens to everybody, or with this invite key (EV-10); the key of a draft opens nothing. */
export const isOpenTo = (eb: EventExpression, inviteKey: unknown) =>
  typeof inviteKey === 'string' && inviteKey !== ''
    ? eb.or([
        eb('events.visibility', '=', 'public'),
        eb.and([eb('events.inviteKey', '=', inviteKey), isPublished(eb)]),
      ])
    : eb('events.visibility', '=', 'public');

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether the event ends after `from` and starts before `to`; undefined limits match every event. */
export const isInPeriod = (eb: EventExpression, { from, to }: Period) =>
  eb.and([
    ...(from === undefined ? [] : [eb('events.endTime', '>', new Date(from))]),
    ...(to === undefined ? [] : [startsBefore(eb, new Date(to))]),
  ]);

/** Adds that the event ends by then or takes place then, for which there are indexes of few events. */
const startsBefore = (eb: EventExpression, to: Date) =>
  eb.and([
    eb('events.startTime', '<', to),
    eb.or([
      eb('events.endTime', '<=', to),
      sql<boolean>`tstzrange(events.start_time, events.end_time) @> ${to}::timestamptz`,
    ]),
  ]);

/** Whether registration is open and a seat is left, the state `OPEN` of an event card. */
export const isJoinable = (eb: EventExpression, now: RawBuilder<Date>) =>
  eb.and([
    eb('events.registerStart', '<=', now),
    eb('events.registerEnd', '>', now),
    // Not `exists`, which PostgreSQL would turn into a join with the seats of every event.
    eb
      .selectFrom('eventSeats')
      .select((seats) =>
        seats
          .or([
            seats('eventSeats.capacityMax', 'is', null),
            seats('eventSeats.taken', '<', seats.ref('eventSeats.capacityMax')),
          ])
          .as('isFree'),
      )
      .whereRef('eventSeats.eventId', '=', 'events.id')
      .$asScalar()
      .$notNull(),
  ]);

/** Whether an event has ended by then and is not marked as past yet; an index has the expression. */
export const hasJustEnded = (by: RawBuilder<Date> | Date) =>
  sql<boolean>`(case when events.is_past then null else events.end_time end) <= (${by})::timestamptz`;

/** Whether an event is in a phase; without a phase, whether it has neither ended nor been cancelled. */
export const isInPhase = (eb: EventExpression, phase: EventPhase | undefined, now: Date) =>
  phase === 'cancelled'
    ? eb('events.cancelledAt', 'is not', null)
    : eb.and([
        eb('events.cancelledAt', 'is', null),
        eb('events.endTime', phase === 'ended' ? '<=' : '>', now),
        ...(phase === 'upcoming' ? [eb('events.startTime', '>', now)] : []),
        ...(phase === 'running' ? [eb('events.startTime', '<=', now)] : []),
      ]);
