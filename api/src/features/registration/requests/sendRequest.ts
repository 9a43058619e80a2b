import type { Application } from '../../../platform/Application';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import type { StoredForm } from '../../../platform/database/tables/eventTables';
import { refuse } from '../../../platform/http/refuse';
import { publishAfterCommit } from '../../../platform/live/publishAfterCommit';
import { notify } from '../../notifications/notify';
import {
  type EventToRegister,
  findEventToRegister,
  getRegistrationState,
  requireRegistrationState,
} from '../eventToRegister';
import { toStoredAnswers, type SentForm } from '../toStoredAnswers';
import { lockSeats } from '../waitlist/lockSeats';
import { findOwnWait } from '../waitlist/queries';
import { findOwnRequest } from './queries';

const HOUR_MS = 3_600_000;

interface NewRequest {
  eventId: string;
  account: { id: string; email: string };
  form: SentForm;
}

/**
 * Asks the hosts of an event to register a person. A repeat keeps the request, also a declined one; registered and
 * waiting people stay as they are (RG-22).
 * @throws `APPROVAL_OFF`, `OWN_EVENT`, `EVENT_FULL` without a waitlist, or the error of the registration's state
 */
export function sendRequest({ database, clock }: Application, { eventId, account, form }: NewRequest) {
  const key = { eventId, userId: account.id, clock };
  return database.transaction().execute(async (transaction) => {
    // Under this lock hosts decide, so that a request follows an earlier decision and its order is fixed.
    const { now } = (await lockSeats(transaction, eventId, clock)) ?? refuse('NOT_FOUND');
    const event = await findEventToRegister(transaction, key);
    const state = getRegistrationState(event);
    const none = { registered: false, wait: null, request: null, isFirst: false };
    if (event.own) refuse('OWN_EVENT');
    if (state === 'REGISTERED') return { ...none, registered: true };
    const wait = await findOwnWait(transaction, key);
    if (wait !== undefined) return { ...none, wait };
    const earlier = await findOwnRequest(transaction, key);
    if (earlier !== undefined) return { ...none, request: earlier };
    if (state !== 'FULL' || !event.waitlist) requireRegistrationState(event, state);
    if (!event.approval) refuse('APPROVAL_OFF');
    const kept = { ...form, answers: toStoredAnswers(event.formQuestions, form.answers) };
    await saveRequest(transaction, { event, account, form: kept, now });
    return { ...none, request: (await findOwnRequest(transaction, key)) ?? null, isFirst: true };
  });
}

/** Saves the request and tells the host, at most once an hour. */
async function saveRequest(
  transaction: DatabaseTransaction,
  {
    event,
    account,
    form,
    now,
  }: Omit<NewRequest, 'eventId'> & { form: StoredForm; event: EventToRegister; now: Date },
): Promise<void> {
  const { id: eventId, ownerId, title } = event;
  await transaction
    .insertInto('registrationRequests')
    .values({
      eventId,
      userId: account.id,
      requestedAt: now,
      form: JSON.stringify({ ...form, email: account.email }),
    })
    .execute();
  const news = {
    recipientId: ownerId,
    eventId,
    type: 'REQUEST' as const,
    title: 'New requests',
    message: `People ask to be registered for ${title}. Approve or decline their requests.`,
    dedupeKey: `request:${eventId}:${Math.floor(now.getTime() / HOUR_MS)}`,
  };
  await notify(transaction, [news], now);
  publishAfterCommit(transaction, [`waitlist:${eventId}`]);
}
