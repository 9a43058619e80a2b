import { hasHostRight, type HostRight, type ObjectRule } from '@marquee/shared-contracts';
import type { Database } from '../../platform/database/Database';
import {
  hasRequested,
  isAdministratorOf,
  isHostOf,
  isOpenTo,
  isRegisteredFor,
  isWaitingFor,
} from './eventConditions';
import { findEventRole } from './findEventRole';
import type { AuthContext, Policy } from '../../platform/access/Policy';

const selectEvent = (database: Database, { params }: AuthContext) =>
  database
    .selectFrom('events')
    .where('events.id', '=', params.eventId ?? '')
    .where('events.deletedAt', 'is', null);

/**
 * A private event exists only for people who are registered, wait or asked for it, and callers with its key; for others
 * it is absent (EV-10).
 */
const visibleEventPolicy: Policy = async (database, context) => {
  const { caller, query } = context;
  const event = await selectEvent(database, context)
    .select('events.id')
    .where((eb) =>
      eb.or([
        isOpenTo(eb, query.k),
        ...(caller === undefined
          ? []
          : [isRegisteredFor(eb, caller.id), isWaitingFor(eb, caller.id), hasRequested(eb, caller.id)]),
      ]),
    )
    .executeTakeFirst();
  return event === undefined ? 'NOT_FOUND' : undefined;
};

/** For other hosts the event is absent (C2, HO-3). */
const eventHostPolicy: Policy = async (database, context) => {
  const event = await selectEvent(database, context)
    .select('events.id')
    .where((eb) => isHostOf(eb, context.caller?.id ?? ''))
    .executeTakeFirst();
  return event === undefined ? 'NOT_FOUND' : undefined;
};

/** Hosts of the event with this right; a host without it knows the event, so the error names the role (HO-19). */
const createRightPolicy =
  (right: HostRight): Policy =>
  async (database, context) => {
    const userId = context.caller?.id ?? '';
    const event = await selectEvent(database, context)
      .leftJoin('eventAdministrators', (join) =>
        join
          .onRef('eventAdministrators.eventId', '=', 'events.id')
          .on('eventAdministrators.userId', '=', userId),
      )
      .select(['events.ownerId', 'eventAdministrators.role as administratorRole'])
      .executeTakeFirst();
    const role = findEventRole(event, userId);
    if (role === undefined) return 'NOT_FOUND';
    return hasHostRight(role, right) ? undefined : 'RIGHT_MISSING';
  };

/** A helper's link of the event, or a host with the right to manage its participants (TK-8). */
const doorPolicy: Policy = async (database, context) => {
  const { doorLink, params } = context;
  if (doorLink === undefined) return createRightPolicy('participants')(database, context);
  if (doorLink.eventId !== params.eventId) return 'NOT_FOUND';
  const event = await selectEvent(database, context).select('events.id').executeTakeFirst();
  return event === undefined ? 'NOT_FOUND' : undefined;
};

/** Only administrators can accept or decline; for the owner and others the offer is absent. */
const eventAdministratorPolicy: Policy = async (database, context) => {
  const event = await selectEvent(database, context)
    .select('events.id')
    .where((eb) => isAdministratorOf(eb, context.caller?.id ?? ''))
    .executeTakeFirst();
  return event === undefined ? 'NOT_FOUND' : undefined;
};

/** An administrator knows the event, so the error names the owner's privilege (HO-6). */
const eventOwnerPolicy: Policy = async (database, context) => {
  const userId = context.caller?.id ?? '';
  const event = await selectEvent(database, context)
    .select('events.ownerId')
    .where((eb) => isHostOf(eb, userId))
    .executeTakeFirst();
  if (event === undefined) return 'NOT_FOUND';
  return event.ownerId === userId ? undefined : 'NOT_THE_OWNER';
};

/** Also allows the owner of a deleted event, so that a repeated deletion succeeds (G-7). */
const deletedEventOwnerPolicy: Policy = async (database, context) => {
  const owned = await database
    .selectFrom('events')
    .select('events.id')
    .where('events.id', '=', context.params.eventId ?? '')
    .where('events.ownerId', '=', context.caller?.id ?? '')
    .executeTakeFirst();
  return owned === undefined ? eventOwnerPolicy(database, context) : undefined;
};

/** Returns NOT_REGISTERED for a public event and NOT_FOUND for a private event (G-5). */
const registeredPolicy: Policy = async (database, context) => {
  const event = await selectEvent(database, context)
    .select((eb) => ['events.visibility', isRegisteredFor(eb, context.caller?.id ?? '').as('registered')])
    .executeTakeFirst();
  if (event?.registered) return undefined;
  return event?.visibility === 'public' ? 'NOT_REGISTERED' : 'NOT_FOUND';
};

/** A cancelled registration still counts, so that a repeated call returns the first result (G-7). */
const everRegisteredPolicy: Policy = async (database, context) => {
  const event = await selectEvent(database, context)
    .leftJoin('registrations', (join) =>
      join
        .onRef('registrations.eventId', '=', 'events.id')
        .on('registrations.userId', '=', context.caller?.id ?? ''),
    )
    .select(['events.visibility', 'registrations.id as registration'])
    .executeTakeFirst();
  if (event?.registration) return undefined;
  return event?.visibility === 'public' ? 'NOT_REGISTERED' : 'NOT_FOUND';
};

/** The owner may remove any administrator; administrators may only remove themselves (HO-5). */
const ownerOrSelfPolicy: Policy = (database, context) =>
  context.params.hostId === context.caller?.id
    ? eventHostPolicy(database, context)
    : eventOwnerPolicy(database, context);

/** Policies about an event, by the names in endpoints. */
export const eventPolicies = {
  'visible event': visibleEventPolicy,
  'registered for the event': registeredPolicy,
  'hosts the event': eventHostPolicy,
  'edits the event': createRightPolicy('event'),
  'manages the participants': createRightPolicy('participants'),
  'checks in at the event': doorPolicy,
  'manages the event': createRightPolicy('management'),
  'administers the event': eventAdministratorPolicy,
  'owns the event': eventOwnerPolicy,
  'owned the event': deletedEventOwnerPolicy,
  'ever registered for the event': everRegisteredPolicy,
  'owns the event or leaves it': ownerOrSelfPolicy,
} satisfies Partial<Record<ObjectRule, Policy>>;
