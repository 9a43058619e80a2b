import type { ObjectRule } from '@marquee/shared-contracts';
import type { Database } from '../../platform/database/Database';
import { isAdministratorOf, isHostOf, isOpenTo, isRegisteredFor } from './eventConditions';
import type { AuthContext, Policy } from '../../platform/access/Policy';

const selectEvent = (database: Database, { params }: AuthContext) =>
  database
    .selectFrom('events')
    .where('events.id', '=', params.eventId ?? '')
    .where('events.deletedAt', 'is', null);

/** A private event is there for who has its key or is registered; for others it is as absent as a deleted one (EV-10). */
const visibleEventPolicy: Policy = async (database, asked) => {
  const { caller, query } = asked;
  const event = await selectEvent(database, asked)
    .select('events.id')
    .where((eb) =>
      eb.or([isOpenTo(eb, query.k), ...(caller === undefined ? [] : [isRegisteredFor(eb, caller.id)])]),
    )
    .executeTakeFirst();
  return event === undefined ? 'NOT_FOUND' : undefined;
};

/** Somebody else's event answers like an absent one (C2, HO-3). */
const eventHostPolicy: Policy = async (database, asked) => {
  const event = await selectEvent(database, asked)
    .select('events.id')
    .where((eb) => isHostOf(eb, asked.caller?.id ?? ''))
    .executeTakeFirst();
  return event === undefined ? 'NOT_FOUND' : undefined;
};

/** For its owner and for others there is nothing of the kind. */
const eventAdministratorPolicy: Policy = async (database, asked) => {
  const event = await selectEvent(database, asked)
    .select('events.id')
    .where((eb) => isAdministratorOf(eb, asked.caller?.id ?? ''))
    .executeTakeFirst();
  return event === undefined ? 'NOT_FOUND' : undefined;
};

/** An administrator knows the event and is told that this is its owner's (HO-6). */
const eventOwnerPolicy: Policy = async (database, asked) => {
  const userId = asked.caller?.id ?? '';
  const event = await selectEvent(database, asked)
    .select('events.ownerId')
    .where((eb) => isHostOf(eb, userId))
    .executeTakeFirst();
  if (event === undefined) return 'NOT_FOUND';
  return event.ownerId === userId ? undefined : 'NOT_THE_OWNER';
};

/** The same, except that the owner may ask again for what is deleted already (G-7). */
const deletedEventOwnerPolicy: Policy = async (database, asked) => {
  const owned = await database
    .selectFrom('events')
    .select('events.id')
    .where('events.id', '=', asked.params.eventId ?? '')
    .where('events.ownerId', '=', asked.caller?.id ?? '')
    .executeTakeFirst();
  return owned === undefined ? eventOwnerPolicy(database, asked) : undefined;
};

/** Returns NOT_REGISTERED for a public event only; a private one answers NOT_FOUND (G-5). */
const registeredPolicy: Policy = async (database, asked) => {
  const event = await selectEvent(database, asked)
    .select((eb) => ['events.visibility', isRegisteredFor(eb, asked.caller?.id ?? '').as('registered')])
    .executeTakeFirst();
  if (event?.registered) return undefined;
  return event?.visibility === 'public' ? 'NOT_REGISTERED' : 'NOT_FOUND';
};

/** A cancelled registration still counts, so that a repeated call returns the first result (G-7). */
const everRegisteredPolicy: Policy = async (database, asked) => {
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

/** The owner about anybody, an administrator only about themself (HO-5). */
const ownerOrSelfPolicy: Policy = (database, asked) =>
  asked.params.hostId === asked.caller?.id
    ? eventHostPolicy(database, asked)
    : eventOwnerPolicy(database, asked);

/** The object rules about an event, by the names that endpoints give. */
export const eventPolicies = {
  'visible event': visibleEventPolicy,
  'registered for the event': registeredPolicy,
  'hosts the event': eventHostPolicy,
  'administers the event': eventAdministratorPolicy,
  'owns the event': eventOwnerPolicy,
  'owned the event': deletedEventOwnerPolicy,
  'ever registered for the event': everRegisteredPolicy,
  'owns the event or leaves it': ownerOrSelfPolicy,
} satisfies Partial<Record<ObjectRule, Policy>>;
