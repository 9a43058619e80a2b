import type { Application } from '../../../platform/Application';
import { toEventDetails } from '../toEventDetails';
import { findEvent } from '../queries';
import { refuse } from '../../../platform/http/refuse';
import { findAdministrators } from '../findAdministrators';
import { findEventRole } from '../findEventRole';
import { describePublication } from './describePublication';
import { findHostDetails } from './queries';

/**
 * An event as its hosts see it; the policy has checked that the caller is a host.
 * @throws `NOT_FOUND`
 */
export async function readHostEventDetails(
  app: Application,
  { eventId, hostId }: { eventId: string; hostId: string },
) {
  const [event, facts, administrators] = await Promise.all([
    findEvent(app, eventId),
    findHostDetails(app.database, eventId),
    findAdministrators(app.database, eventId),
  ]);
  if (event === undefined || facts === undefined) return refuse('NOT_FOUND');
  const { ownerId, draft, held, ...known } = facts;
  const administratorRole = administrators.find(({ id }) => id === hostId)?.role ?? null;
  const details = toEventDetails(event, false);
  return {
    ...details,
    ...known,
    // Its link opens nothing before a draft is published.
    inviteKey: draft === null ? known.inviteKey : null,
    ...describePublication({ ...event, draft }),
    venue: event.venue,
    showContactEmail: event.showContactEmail,
    host: { ...details.host, email: event.hostEmail },
    hostEmail: event.hostEmail,
    administrators,
    registrations: event.taken - held,
    ...(findEventRole({ ownerId, administratorRole }, hostId) ?? refuse('NOT_FOUND')),
  };
}
