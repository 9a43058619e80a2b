import { registration } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import type { Database, DatabaseTransaction } from '../../platform/database/Database';
import { route, succeed } from '../../platform/http/route';
import { type Limit, requireWithinLimit, createThrottle } from '../../platform/throttle/throttle';
import { notify } from '../notifications/notify';
import {
  type EventToRegister,
  findEventToRegister,
  getRegistrationState,
  type RegistrationKey,
  requireNoApproval,
  requireRegistrationState,
} from './eventToRegister';
import { toStoredAnswers } from './toStoredAnswers';
import { createConfirmationMail, createHostNotifications } from './registrationMessages';
import { endOwnRequest } from './requests/endRequests';
import { saveRegistration } from './saveRegistration';
import { releaseOwnWait } from './waitlist/releaseOwnWait';

/** Registrations per account and hour, repeats included (C7). */
const REGISTRATIONS: Limit = { name: 'registrations', hits: 20, seconds: 3600 };

export function registerRoute(app: Application): void {
  route(app, registration.register, async ({ params: { eventId }, body, account, now, reply }) => {
    const { clock } = app;
    const key = { eventId, userId: account.id, clock };
    const event = await requireRegistrationOpen(app.database, key);
    // A repeat keeps the answers of the registration.
    const answers = event.registered ? [] : toStoredAnswers(event.formQuestions, body.answers);
    // Counts only actual writes: a crowd at a full event causes only reads.
    await requireWithinLimit(app.database, createThrottle(REGISTRATIONS, account.id), now);
    const registered = await app.database.transaction().execute(async (transaction) => {
      const saved = await saveRegistration(transaction, { eventId, account, form: body, answers, clock });
      if (saved.seats === undefined) return saved;
      const current = await requireRegistrationStillOpen(transaction, key);
      const { seats, ticket, registeredAt } = saved;
      await notify(transaction, createHostNotifications(event, seats, registeredAt), registeredAt);
      await app.mailer.enqueue(transaction, createConfirmationMail(current, account, ticket), registeredAt);
      if (current.requested) await endOwnRequest(transaction, { eventId, userId: account.id });
      if (current.waitlist || seats.held > 0)
        await releaseOwnWait(transaction, {
          eventId,
          userId: account.id,
          mailer: app.mailer,
          now: registeredAt,
        });
      return saved;
    });
    if (registered.seats === undefined) reply.status(200);
    const data = { registrationId: registered.id, eventId, registeredAt: registered.registeredAt };
    return { ...succeed(data), message: 'Registration successful', success: true as const };
  });
}

/** @throws `NOT_FOUND`, `OWN_EVENT`, or the error of the registration's state (RG-5) */
async function requireRegistrationOpen(database: Database, key: RegistrationKey): Promise<EventToRegister> {
  const event = await findEventToRegister(database, key);
  const state = getRegistrationState(event);
  requireRegistrationState(event, state);
  requireNoApproval(event, state);
  return event;
}

/**
 * Rereads the event after taking the seat: hosts lock the seats first, so their last change is visible here,
 * and earlier registrations get its notification (G-6).
 */
async function requireRegistrationStillOpen(
  transaction: DatabaseTransaction,
  key: RegistrationKey,
): Promise<EventToRegister> {
  const event = await findEventToRegister(transaction, key);
  const state = getRegistrationState(event, { registered: false, taken: event.taken - 1 });
  requireRegistrationState(event, state);
  requireNoApproval(event, state);
  return event;
}
