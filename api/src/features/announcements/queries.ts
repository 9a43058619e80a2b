import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { cutPage } from '../../platform/http/cutPage';
import { ListOrder } from '../../platform/http/ListOrder';
import { type PageInput, toOffset } from '../../platform/http/toOffset';

/** Mails are counted while they are stored, which is a week after their end. */
const COUNTED_AFTER_MS = 6 * 86_400_000;

const ORDER = new ListOrder('announcements', [
  { by: 'announcements.createdAt', kind: 'time', isDescending: true },
  { by: 'announcements.id', kind: 'id', isDescending: true },
]);

const selectAnnouncements = (database: Database) =>
  database
    .selectFrom('announcements')
    .leftJoin('accounts', 'accounts.id', 'announcements.authorId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('mails')
          .select(({ fn }) => [
            fn.count<number>('sentAt').as('sent'),
            fn.count<number>('givenUpAt').as('failed'),
            fn.countAll<number>().as('all'),
          ])
          .whereRef('mails.announcementId', '=', 'announcements.id')
          // Final numbers are stored before the mails are removed.
          .where((eb2) => eb2('announcements.sent', 'is', null))
          .as('mailed'),
      (join) => join.onTrue(),
    )
    .select([
      'announcements.id',
      'announcements.subject',
      'announcements.text',
      'announcements.state',
      'announcements.team',
      'announcements.checkedIn',
      'announcements.createdAt',
      'announcements.recipients',
      'announcements.muted',
      'accounts.firstname',
      'accounts.lastname',
    ])
    .select((eb) => [
      eb.fn.coalesce('announcements.sent', 'mailed.sent').$castTo<number>().as('sent'),
      eb.fn.coalesce('announcements.failed', 'mailed.failed').$castTo<number>().as('failed'),
      sql<number>`case when announcements.sent is null then mailed."all" - mailed.sent - mailed.failed else 0 end`.as(
        'waiting',
      ),
    ]);

export type AnnouncementRow = Awaited<ReturnType<ReturnType<typeof selectAnnouncements>['execute']>>[number];

/** One page of an event's announcements, newest first. */
export async function findAnnouncements(database: Database, eventId: string, input: PageInput) {
  const rows = await selectAnnouncements(database)
    .select(ORDER.selectPosition())
    .where('announcements.eventId', '=', eventId)
    .where(ORDER.isBehind(input.after))
    .orderBy('announcements.createdAt', 'desc')
    .orderBy('announcements.id', 'desc')
    .limit(input.size + 1)
    .offset(toOffset(input))
    .execute();
  const { total } = await database
    .selectFrom('announcements')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return { ...cutPage(rows, input.size), total };
}

export const findAnnouncement = (database: Database, id: string): Promise<AnnouncementRow> =>
  selectAnnouncements(database).where('announcements.id', '=', id).executeTakeFirstOrThrow();

const RECIPIENT_ORDER = new ListOrder('recipients', [{ by: 'mails.recipientId', kind: 'id' }]);

/** Conditions of the states of a mail. */
const STATES = {
  waiting: sql<boolean>`sent_at is null and given_up_at is null`,
  sent: sql<boolean>`sent_at is not null`,
  failed: sql<boolean>`given_up_at is not null`,
};

/** One page of the recipients of an event's announcement; undefined without such an announcement. */
export async function findRecipients(
  database: Database,
  filter: { eventId: string; announcementId: string; state?: keyof typeof STATES | undefined },
  input: PageInput,
) {
  const { eventId, announcementId, state } = filter;
  const announcement = await database
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', announcementId)
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  if (announcement === undefined) return undefined;
  const matching = database
    .selectFrom('mails')
    .where('mails.announcementId', '=', announcementId)
    .$if(state !== undefined, (query) => query.where(STATES[state ?? 'sent']));
  const rows = await matching
    .innerJoin('accounts', 'accounts.id', 'mails.recipientId')
    .select(['accounts.id', 'firstname', 'lastname', 'email', 'sentAt', 'givenUpAt'])
    .select(RECIPIENT_ORDER.selectPosition())
    .where(RECIPIENT_ORDER.isBehind(input.after))
    .orderBy('mails.recipientId')
    .limit(input.size + 1)
    .offset(toOffset(input))
    .execute();
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...cutPage(rows, input.size), total };
}

/** Mutes an event's announcements for a person; a repeat changes nothing. */
export const saveMuted = (
  database: Database,
  { eventId, userId, now }: { eventId: string; userId: string; now: Date },
) =>
  database
    .insertInto('mutedAnnouncements')
    // A token may be older than its event or account.
    .columns(['eventId', 'userId', 'mutedAt'])
    .expression((eb) =>
      eb
        .selectFrom('events')
        .innerJoin('accounts', (join) => join.on('accounts.id', '=', userId))
        .select(['events.id', 'accounts.id as userId', eb.val(now).as('mutedAt')])
        .where('events.id', '=', eventId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const removeMuted = (database: Database, { eventId, userId }: { eventId: string; userId: string }) =>
  database
    .deleteFrom('mutedAnnouncements')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .execute();

/** Stores the final numbers of announcements before their mails are removed (PR-8). */
export async function countFinishedAnnouncements(database: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - COUNTED_AFTER_MS);
  await sql`update announcements set (sent, failed) =
      (select count(sent_at), count(given_up_at) from mails where announcement_id = announcements.id)
    where sent is null and created_at <= ${cutoff}`.execute(database);
}
