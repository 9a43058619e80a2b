import { splitName } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Application } from '../../platform/Application';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { notify } from '../notifications/notify';
import { findEventToRegister } from '../registration/eventToRegister';
import { createConfirmationMail, createHostNotifications } from '../registration/registrationMessages';
import { endOwnRequest } from '../registration/requests/endRequests';
import { type SavedRegistration, saveRegistration } from '../registration/saveRegistration';
import { releaseOwnWait } from '../registration/waitlist/releaseOwnWait';
import { findOrCreateGuest } from '../accounts/guests';
import { saveScans, type Scanner } from './saveScans';

interface WalkIn {
  eventId: string;
  name: string;
  email: string;
  scanner: Scanner;
}

type EventAtDoor = Awaited<ReturnType<typeof findEventToRegister>>;

const createForm = ({ name, email }: WalkIn) => {
  const { firstname: firstName, lastname: lastName } = splitName(name);
  const unknown = { phoneNumber: '', institute: '', type: 'Others' as const, course: '', duration: '' };
  return { firstName, lastName, email, ...unknown, graduationYear: '' };
};

/**
 * Registers a person at the door and checks them in (TK-9). A repeat finds the registration.
 * @throws `EVENT_CANCELLED`, `DOOR_CLOSED` or `EVENT_FULL`
 */
export const addWalkIn = (app: Application, walkIn: WalkIn): Promise<{ personId: string; isNew: boolean }> =>
  app.database.transaction().execute(async (transaction) => {
    const { eventId, email, scanner } = walkIn;
    const { clock } = app;
    const { id, hasAccount } = await findOrCreateGuest(transaction, walkIn, clock.now());
    const event = await findEventToRegister(transaction, { eventId, userId: id, clock });
    if (event.cancelledAt !== null) refuse('EVENT_CANCELLED');
    if (event.now >= event.endTime) refuse('DOOR_CLOSED');
    const account = { id, email };
    const saved = await saveRegistration(transaction, { eventId, account, form: createForm(walkIn), clock });
    if (saved.seats !== undefined) await tell(app, transaction, { event, saved, account, hasAccount });
    const at = new Date(Math.max(event.now.getTime(), saved.registeredAt.getTime()));
    const scans = [{ id: uuidv7(), personId: id, kind: 'in' as const, at: at.toISOString() }];
    await saveScans(transaction, { eventId, now: at }, { scans, scanner });
    return { personId: id, isNew: saved.seats !== undefined };
  });

interface Registered {
  event: EventAtDoor;
  saved: SavedRegistration & { seats: object };
  account: { id: string; email: string };
  hasAccount: boolean;
}

/** Tells the host, and a person with an account, whose wait and request end. */
async function tell(
  { mailer }: Pick<Application, 'mailer'>,
  transaction: DatabaseTransaction,
  { event, saved, account, hasAccount }: Registered,
): Promise<void> {
  const { seats, ticket, registeredAt: now } = saved;
  await notify(transaction, createHostNotifications(event, seats, now), now);
  if (!hasAccount) return;
  const { firstname } = await transaction
    .selectFrom('accounts')
    .select('firstname')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  await mailer.enqueue(transaction, createConfirmationMail(event, { ...account, firstname }, ticket), now);
  await endOwnRequest(transaction, { eventId: event.id, userId: account.id });
  await releaseOwnWait(transaction, { eventId: event.id, userId: account.id, mailer, now });
}
