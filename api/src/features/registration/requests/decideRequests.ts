import type { CallReceived, attendees } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Application } from '../../../platform/Application';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import { refuse } from '../../../platform/http/refuse';
import { publishAfterCommit } from '../../../platform/live/publishAfterCommit';
import type { Mailer } from '../../../platform/mail/Mailer';
import { MAILED_COLUMNS } from '../../events/createEventMail';
import { type Applicant, registerPeople, tellPeople } from '../registerPeople';
import { passOnLapsedOffers } from '../waitlist/lapseOffers';
import { lockSeats } from '../waitlist/lockSeats';

type Decision = CallReceived<typeof attendees.decideRequests>['body']['decisions'][number];

interface Decisions {
  eventId: string;
  actorId: string;
  decisions: readonly Decision[];
}

/**
 * Approves and declines requests of an event, all or none (RG-23). Approved people get the free seats in the order of
 * their requests; the others go to the waitlist. A repeat skips people whose request is decided.
 * @throws `NOT_ENOUGH_SEATS` where nobody can wait, `EVENT_ENDED` or `EVENT_CANCELLED`
 */
export function decideRequests(app: Application, { eventId, actorId, decisions }: Decisions) {
  const { clock, database, mailer } = app;
  return database.transaction().execute(async (transaction) => {
    const { now } = (await lockSeats(transaction, eventId, clock)) ?? refuse('NOT_FOUND');
    // The job may not have found them yet.
    await passOnLapsedOffers(transaction, { eventId, mailer, now });
    const event = await findDecidedEvent(transaction, eventId, now);
    const decided = { transaction, event, mailer, now };
    // Of several decisions about a person the last one counts.
    const last = [...new Map(decisions.map((decision) => [toKey(decision.email), decision])).values()];
    const declined = await declineRequests(decided, last.filter(isDeclined));
    const people = await takeRequests(
      transaction,
      eventId,
      last.filter((one) => !isDeclined(one)),
    );
    const { approved, waiting } = await approvePeople(decided, people);
    const done = new Set([...declined, ...people].map(({ email }) => toKey(email)));
    const details = { approved: approved + waiting, declined: declined.length };
    await writeAuditEntry(
      transaction,
      { actorId, action: 'requests.decide', objectId: eventId, details },
      now,
    );
    publishAfterCommit(transaction, [`waitlist:${eventId}`]);
    const skipped = last.map(({ email }) => email).filter((email) => !done.has(toKey(email)));
    return { approved, waiting, declined: declined.length, skipped };
  });
}

async function findDecidedEvent(transaction: DatabaseTransaction, eventId: string, now: Date) {
  const event = await transaction
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(MAILED_COLUMNS)
    .select(['events.ownerId', 'events.waitlist', 'events.registerEnd', 'events.cancelledAt'])
    .select(['eventSeats.capacityMax', 'eventSeats.taken'])
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();
  if (event.cancelledAt !== null) refuse('EVENT_CANCELLED');
  if (event.endTime <= now) refuse('EVENT_ENDED');
  return event;
}

interface Decided {
  transaction: DatabaseTransaction;
  event: Awaited<ReturnType<typeof findDecidedEvent>>;
  mailer: Mailer;
  now: Date;
}

/** Emails that differ only by case name one account. */
const toKey = (email: string): string => email.toLowerCase();

const isDeclined = ({ decision }: Decision): boolean => decision === 'decline';

type Declined = Omit<Applicant, 'form'> & { message: string };

/** Declines open requests and tells their people, each with the own message. */
async function declineRequests(
  { transaction, event, mailer, now }: Decided,
  decisions: readonly Decision[],
): Promise<Declined[]> {
  if (decisions.length === 0) return [];
  const messages = decisions.map(({ email, message = '' }) => ({ email: toKey(email), message }));
  const { rows } = await sql<Declined>`
    update registration_requests set state = 'DECLINED', message = given.message
    from json_to_recordset(${JSON.stringify(messages)}::json) as given (email text, message text)
    join accounts on lower(accounts.email) = given.email
    where registration_requests.event_id = ${event.id} and registration_requests.user_id = accounts.id
      and registration_requests.state = 'PENDING'
    returning accounts.id as "userId", accounts.email, accounts.firstname, given.message`.execute(
    transaction,
  );
  for (const message of new Set(rows.map((row) => row.message)))
    await tellPeople(transaction, event, {
      people: rows.filter((row) => row.message === message),
      mailer,
      now,
      type: 'REQUEST_DECLINED',
      title: 'Your request was declined',
      subject: `Your request was declined: ${event.title}`,
      text: `The hosts of ${event.title} declined your request.${message === '' ? '' : `\n\n${message}`}`,
    });
  return rows;
}

/** Removes the requests of people, declined ones too, and returns the people in the order of asking. */
async function takeRequests(
  transaction: DatabaseTransaction,
  eventId: string,
  decisions: readonly Decision[],
): Promise<Applicant[]> {
  if (decisions.length === 0) return [];
  const emails = decisions.map(({ email }) => toKey(email));
  const { rows } = await sql<Applicant & { place: number }>`
    delete from registration_requests using accounts
    where registration_requests.event_id = ${eventId} and accounts.id = registration_requests.user_id
      and lower(accounts.email) = any(${emails}::text[])
    returning registration_requests.user_id as "userId", form, place::float8 as place,
      accounts.email, accounts.firstname`.execute(transaction);
  return rows.toSorted((one, other) => one.place - other.place);
}

/** Registers people for the free seats, and puts the others on the waitlist while it gives seats. */
async function approvePeople(
  { transaction, event, mailer, now }: Decided,
  people: readonly Applicant[],
): Promise<{ approved: number; waiting: number }> {
  const free = event.capacityMax === null ? people.length : event.capacityMax - event.taken;
  const seated = people.slice(0, Math.max(free, 0));
  const others = people.slice(seated.length);
  if (others.length > 0 && (!event.waitlist || now >= event.registerEnd)) refuse('NOT_ENOUGH_SEATS');
  const news = { type: 'REQUEST_APPROVED', title: 'Your request was approved' } as const;
  if (seated.length > 0)
    await registerPeople(transaction, event, {
      people: seated,
      mailer,
      now,
      news: {
        ...news,
        subject: `You are registered: ${event.title}`,
        text: `The hosts of ${event.title} approved your request, and you are registered.`,
      },
    });
  if (others.length > 0) {
    await joinWaitlist(transaction, event.id, { people: others, now });
    await tellPeople(transaction, event, {
      people: others,
      mailer,
      now,
      ...news,
      subject: `Your request was approved: ${event.title}`,
      text: `The hosts of ${event.title} approved your request. The event is full, and you are on the waitlist.`,
    });
  }
  return { approved: seated.length, waiting: others.length };
}

const joinWaitlist = (
  transaction: DatabaseTransaction,
  eventId: string,
  { people, now }: { people: readonly Applicant[]; now: Date },
) =>
  transaction
    .insertInto('waits')
    .values(
      people.map(({ userId, form }) => ({ eventId, userId, joinedAt: now, form: JSON.stringify(form) })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
