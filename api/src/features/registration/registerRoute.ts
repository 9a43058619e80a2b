import { type ErrorCode, registration, type RegistrationState } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import type { Clock } from '../../platform/clock';
import type { Database, DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import type { MailMessage } from '../../platform/mail/Mailer';
import { type Limit, requireWithinLimit, createThrottle } from '../../platform/throttle/throttle';
import { isHostOf, isPublished, isRegisteredFor } from '../events/eventConditions';
import { createEventMail, MAILED_COLUMNS, type MailedEvent } from '../events/createEventMail';
import { CARD_COLUMNS, toEventCard } from '../events/toEventCard';
import { type NewNotification, notify } from '../notifications/notify';
import { saveRegistration, type Seats } from './saveRegistration';

/** Registrations per account and hour, repeats included (C7). */
const REGISTRATIONS: Limit = { name: 'registrations', hits: 20, seconds: 3600 };

const HOUR_MS = 3_600_000;

export function registerRoute(app: Application): void {
  route(app, registration.register, async ({ params: { eventId }, body, account, now, reply }) => {
    const { clock } = app;
    const key = { eventId, userId: account.id, clock };
    const event = await requireRegistrationOpen(app.database, key);
    // Counts only actual writes: a crowd at a full event causes only reads.
    await requireWithinLimit(app.database, createThrottle(REGISTRATIONS, account.id), now);
    const registered = await app.database.transaction().execute(async (transaction) => {
      const saved = await saveRegistration(transaction, { eventId, account, form: body, clock });
      if (saved.seats === undefined) return saved;
      const current = await requireRegistrationStillOpen(transaction, key);
      const { seats, registeredAt } = saved;
      await notify(transaction, createHostNotifications(event, seats, registeredAt), registeredAt);
      await app.mailer.enqueue(transaction, createConfirmationMail(current, account), registeredAt);
      return saved;
    });
    if (registered.seats === undefined) reply.status(200);
    const data = { registrationId: registered.id, eventId, registeredAt: registered.registeredAt };
    return { ...succeed(data), message: 'Registration successful', success: true as const };
  });
}

const REFUSALS: Readonly<Record<RegistrationState, ErrorCode | undefined>> = {
  OPEN: undefined,
  // A repeat returns the registration even after registration has closed (G-7).
  REGISTERED: undefined,
  NOT_OPEN: 'REGISTRATION_NOT_OPEN',
  CLOSED: 'REGISTRATION_CLOSED',
  ENDED: 'REGISTRATION_CLOSED',
  CANCELLED: 'EVENT_CANCELLED',
  FULL: 'EVENT_FULL',
};

interface RegistrationKey {
  eventId: string;
  userId: string;
  clock: Clock;
}

type FoundEvent = Awaited<ReturnType<typeof findEvent>>;

/**
 * Reads the event and refuses its hosts, and registrations outside its window or beyond its capacity (RG-5).
 * @throws `NOT_FOUND`, `OWN_EVENT`, or the error of the registration's state
 */
async function requireRegistrationOpen(database: Database, key: RegistrationKey): Promise<FoundEvent> {
  const event = await findEvent(database, key);
  checkState(event, event);
  return event;
}

/**
 * Rereads the event after taking the seat: hosts lock the seats first, so their last change is visible here,
 * and earlier registrations get its notification (G-6).
 */
async function requireRegistrationStillOpen(
  transaction: DatabaseTransaction,
  key: RegistrationKey,
): Promise<FoundEvent> {
  const event = await findEvent(transaction, key);
  checkState(event, { registered: false, taken: event.taken - 1 });
  return event;
}

/** The event's card, the person's relation to it, and the database's time. */
async function findEvent(database: Database, { eventId, userId, clock }: RegistrationKey) {
  const event = await database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(CARD_COLUMNS)
    .select(MAILED_COLUMNS)
    .select((eb) => [
      'events.ownerId',
      clock.sqlNow().as('now'),
      isRegisteredFor(eb, userId).as('registered'),
      isHostOf(eb, userId).as('own'),
    ])
    .where('events.id', '=', eventId)
    .where('events.deletedAt', 'is', null)
    .where(isPublished)
    .executeTakeFirst();
  return event ?? refuse('NOT_FOUND');
}

/** Refuses by the state without this registration. */
function checkState(event: FoundEvent, { registered, taken }: { registered: boolean; taken: number }): void {
  if (event.own) refuse('OWN_EVENT');
  const { registrationState } = toEventCard({ ...event, taken }, { registered, now: event.now });
  const refusal = REFUSALS[registrationState];
  if (refusal !== undefined) refuse(refusal);
}

interface Recipient {
  email: string;
  firstname: string;
}

/**
 * Host notifications of a registration: a summary per hour, and a message when the last seat is taken.
 * The summary has the count of its hour's first registration: later ones never update the row.
 */
function createHostNotifications(
  event: { id: string; ownerId: string; title: string },
  { taken, capacityMax }: Seats,
  now: Date,
): NewNotification[] {
  const recipient = { recipientId: event.ownerId, eventId: event.id };
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const registered: NewNotification = {
    ...recipient,
    type: 'REGISTRATION',
    title: 'New registrations',
    message: `${taken === 1 ? '1 person' : `${taken} people`} registered for ${event.title}.`,
    dedupeKey: `registration:${event.id}:${hour}`,
  };
  if (taken !== capacityMax) return [registered];
  const full: NewNotification = {
    ...recipient,
    type: 'CAPACITY_REACHED',
    title: 'Event full',
    message: `All ${taken} seats of ${event.title} are taken.`,
    dedupeKey: `capacity:${event.id}:${capacityMax}`,
  };
  return [registered, full];
}

/** The mail about a new registration. */
const createConfirmationMail = (event: MailedEvent, person: Recipient): MailMessage =>
  createEventMail(event, {
    person,
    subject: `You are registered: ${event.title}`,
    text: `You are registered for ${event.title}.`,
    calendar: 'PUBLISH',
  });
