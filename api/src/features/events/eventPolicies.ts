import type { Database } from '../../platform/database/Database';
import { isAdministratorOf, isHostOf, isOpenTo, isRegisteredFor } from './eventConditions';
import type { AuthContext, Policy } from '../../platform/access/Policy';

const selectEvent = (database: Database, { params }: AuthContext) =>
  database
    .selectFrom('events')
    .where('events.id', '=', params.eventId ?? '')
    .where('events.deletedAt', 'is', null);

/**
 * A private event is visible with its key or a registration; otherwise it is as absent as a deleted one
 * (EV-10).
 */
export const visibleEventPolicy: Policy = async (database, asked) => {
  const { caller, query } = asked;
  const event = await selectEvent(database, asked)
    .select('events.id')
    .where((eb) =>
      eb.or([isOpenTo(eb, query.k), ...(caller === undefined ? [] : [isRegisteredFor(eb, caller.id)])]),
    )
    .executeTakeFirst();
  return event === undefined ? 'NOT_FOUND' : undefined;
};

/** Another host's event answers like an absent one (HO-3). */
export const eventHostPolicy: Policy = async (database, asked) => {
  const event = await selectEvent(database, asked)
    .select('events.id')
    .where((eb) => isHostOf(eb, asked.caller?.id ?? ''))
    .executeTakeFirst();
  return event === undefined ? 'NOT_FOUND' : undefined;
};

/** The owner and other hosts get 404: they have no administration of this event. */
export const eventAdministrator: Policy = async (database, asked) => {
  const event = await selectEvent(database, asked)
    .select('events.id')
    .where((eb) => isAdministratorOf(eb, asked.caller?.id ?? ''))
    .executeTakeFirst();
  return event === undefined ? 'NOT_FOUND' : undefined;
};

/** Administrators know the event, so they learn that only the owner may act (HO-6). */
export const eventOwnerPolicy: Policy = async (database, asked) => {
  const userId = asked.caller?.id ?? '';
  const event = await selectEvent(database, asked)
    .select('events.ownerId')
    .where((eb) => isHostOf(eb, userId))
    .executeTakeFirst();
  if (event === undefined) return 'NOT_FOUND';
  return event.ownerId === userId ? undefined : 'NOT_THE_OWNER';
};

/** Like `ownEvent`, but the owner may repeat the call for a deleted event (G-7). */
export const deletedEventOwnerPolicy: Policy = async (database, asked) => {
  const owned = await database
    .selectFrom('events')
    .select('events.id')
    .where('events.id', '=', asked.params.eventId ?? '')
    .where('events.ownerId', '=', asked.caller?.id ?? '')
    .executeTakeFirst();
  return owned === undefined ? eventOwnerPolicy(database, asked) : undefined;
};

/** The hint to register appears only for public events (G-5). */
export const registeredPolicy: Policy = async (database, asked) => {
  const event = await selectEvent(database, asked)
    .select((eb) => ['events.visibility', isRegisteredFor(eb, asked.caller?.id ?? '').as('registered')])
    .executeTakeFirst();
  if (event?.registered) return undefined;
  return event?.visibility === 'public' ? 'NOT_REGISTERED' : 'NOT_FOUND';
};

/** A cancelled registration still grants access, so that a repeat answers like the first call (G-7). */
export const everRegisteredPolicy: Policy = async (database, asked) => {
  const event = await selectEvent(database, asked)
    .leftJoin('registrations', (join) =>
      join
        .onRef('registrations.eventId', '=', 'events.id')
        .on('registrations.userId', '=', asked.caller?.id ?? ''),
    )
    .select(['events.visibility', 'registrations.id as registration'])
    .executeTakeFirst();
  if (event?.registration) return undefined;
  return event?.visibility === 'public' ? 'NOT_REGISTERED' : 'NOT_FOUND';
};

/** The owner may remove anybody, an administrator only themself (HO-5). */
export const ownerOrSelfPolicy: Policy = (database, asked) =>
  asked.params.hostId === asked.caller?.id
    ? eventHostPolicy(database, asked)
    : eventOwnerPolicy(database, asked);
