import type { TimedDatabase } from '../../platform/database/TimedDatabase';
import { findOwnRequests } from './requests/queries';
import { findOwnWaits } from './waitlist/queries';

/** chosen: more events than a person waits for or asks for at once. */
const MAX_EVENTS = 100;

/** The events for which a person waits or asked to be registered, for the marks on cards (RG-19, RG-22). */
export async function findPendingRegistrations({ database, clock }: TimedDatabase, userId: string) {
  const input = { userId, clock, limit: MAX_EVENTS };
  const [waits, requests] = await Promise.all([
    findOwnWaits(database, input),
    findOwnRequests(database, input),
  ]);
  return [
    ...waits.map(({ eventId, number, confirmBy }) => ({
      eventId,
      wait: { position: number, confirmBy },
      request: null,
    })),
    ...requests.map(({ eventId, ...request }) => ({ eventId, wait: null, request })),
  ];
}
