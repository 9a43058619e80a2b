import { sql } from 'kysely';
import type { Application } from '../../../platform/Application';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import type { StoredForm } from '../../../platform/database/tables/eventTables';
import { refuse } from '../../../platform/http/refuse';
import { publishAfterCommit } from '../../../platform/live/publishAfterCommit';
import { notify } from '../../notifications/notify';
import {
  findEventToRegister,
  getRegistrationState,
  requireNoApproval,
  requireRegistrationState,
} from '../eventToRegister';
import { toStoredAnswers, type SentForm } from '../toStoredAnswers';
import { createConfirmationMail, createHostNotifications } from '../registrationMessages';
import { toTicketFacts, writeRegistrations } from '../saveRegistration';
import { endOwnRequest } from '../requests/endRequests';
import { endWaits } from './endWaits';
import { giveFreedSeats } from './giveFreedSeats';
import { passOnLapsedOffers } from './lapseOffers';
import { lockSeats } from './lockSeats';
import { findOwnWait, type OwnWait } from './queries';

interface Waiting {
  eventId: string;
  account: { id: string; email: string; firstname: string };
}

interface JoinedWaitlist {
  registered: boolean;
  wait: OwnWait | null;
  isFirst: boolean;
}

/**
 * Puts a person at the end of a full event's waitlist. A repeat keeps the place, and a registered person stays
 * registered (RG-19).
 * @throws `SEATS_LEFT`, `EVENT_FULL` without a waitlist, or the error of the registration's state
 */
export function joinWaitlist(
  { database, clock, mailer }: Application,
  { eventId, account, form }: Waiting & { form: SentForm },
): Promise<JoinedWaitlist> {
  const key = { eventId, userId: account.id, clock };
  return database.transaction().execute(async (transaction) => {
    const { now } = (await lockSeats(transaction, eventId, clock)) ?? refuse('NOT_FOUND');
    // The job may not have found them yet, the person's own among them.
    await passOnLapsedOffers(transaction, { eventId, mailer, now });
    const event = await findEventToRegister(transaction, key);
    const state = getRegistrationState(event);
    if (event.own) refuse('OWN_EVENT');
    if (state === 'REGISTERED') return { registered: true, wait: null, isFirst: false };
    const earlier = await findOwnWait(transaction, key);
    if (earlier !== undefined) return { registered: false, wait: earlier, isFirst: false };
    if (state === 'OPEN') refuse('SEATS_LEFT');
    if (state !== 'FULL' || !event.waitlist) requireRegistrationState(event, state);
    requireNoApproval(event, state);
    const kept = { ...form, answers: toStoredAnswers(event.formQuestions, form.answers) };
    if (event.requested) await endOwnRequest(transaction, key);
    await transaction
      .insertInto('waits')
      .values({ eventId, userId: account.id, joinedAt: now, form: JSON.stringify(kept) })
      .execute();
    publishAfterCommit(transaction, [`waitlist:${eventId}`]);
    return { registered: false, wait: (await findOwnWait(transaction, key)) ?? null, isFirst: true };
  });
}

/** Ends a person's wait and passes on the seat that was held for it; a repeat changes nothing. */
export function leaveWaitlist(
  { database, clock, mailer }: Application,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const seats = await lockSeats(transaction, eventId, clock);
    if (seats === undefined) return;
    await endWaits(transaction, { eventId, userId });
    await giveFreedSeats(transaction, { eventId, mailer, now: seats.now });
  });
}

interface ConfirmedSeat {
  id: string;
  registeredAt: Date;
  isFirst: boolean;
}

/**
 * Registers a person for the seat that was held (RG-21); a repeat returns the registration.
 * @throws `OFFER_EXPIRED`, or the error of the registration's state
 */
export function confirmSeat(app: Application, { eventId, account }: Waiting): Promise<ConfirmedSeat> {
  const { database, clock } = app;
  return database.transaction().execute(async (transaction) => {
    const { now } = (await lockSeats(transaction, eventId, clock)) ?? refuse('NOT_FOUND');
    const event = await findEventToRegister(transaction, { eventId, userId: account.id, clock });
    const state = getRegistrationState(event);
    if (state === 'REGISTERED')
      return { ...(await findRegistration(transaction, eventId, account.id)), isFirst: false };
    if (state !== 'OPEN' && state !== 'FULL') requireRegistrationState(event, state);
    const form = await takeOffer(transaction, { eventId, userId: account.id, now });
    if (form === undefined) refuse('OFFER_EXPIRED');
    const time = sql<Date>`${now}::timestamptz`;
    const registered = { eventId, account, form, answers: form.answers ?? [] };
    const [saved] = await writeRegistrations(transaction, [registered], time);
    if (saved === undefined) return refuse('OFFER_EXPIRED');
    const seats = await releaseHold(transaction, eventId);
    await notify(transaction, createHostNotifications(event, seats, now), now);
    await app.mailer.enqueue(transaction, createConfirmationMail(event, account, toTicketFacts(saved)), now);
    publishAfterCommit(transaction, [`waitlist:${eventId}`]);
    return { ...saved, isFirst: true };
  });
}

/** Ends the wait of a person with a valid offer and returns the form. */
async function takeOffer(
  transaction: DatabaseTransaction,
  { eventId, userId, now }: { eventId: string; userId: string; now: Date },
): Promise<StoredForm | undefined> {
  const wait = await transaction
    .deleteFrom('waits')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .where('offeredUntil', '>', now)
    .returning('form')
    .executeTakeFirst();
  return wait?.form;
}

/** The seat stays taken, now by a registration. */
const releaseHold = (transaction: DatabaseTransaction, eventId: string) =>
  transaction
    .updateTable('eventSeats')
    .set({ held: sql`held - 1` })
    .where('eventId', '=', eventId)
    .returning(['taken', 'held', 'capacityMax'])
    .executeTakeFirstOrThrow();

const findRegistration = (transaction: DatabaseTransaction, eventId: string, userId: string) =>
  transaction
    .selectFrom('registrations')
    .select(['id', 'registeredAt'])
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
