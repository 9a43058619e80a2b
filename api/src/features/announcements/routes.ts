import { announcements, formatFullName } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { describePage } from '../../platform/http/cutPage';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { readIdempotencyKey } from '../../platform/idempotency/withIdempotencyKey';
import { readUnsubscribeToken } from '../../platform/mail/unsubscribeToken';
import { createThrottle, type Limit, requireWithinLimit } from '../../platform/throttle/throttle';
import { countAudience } from './audience';
import {
  type AnnouncementRow,
  findAnnouncement,
  findAnnouncements,
  findRecipients,
  removeMuted,
  saveMuted,
} from './queries';
import {
  ANNOUNCING_COLUMNS,
  createAnnouncementMail,
  createContent,
  readQuota,
  sendAnnouncement,
} from './sendAnnouncement';

const LIST_SIZE = 20;
const RECIPIENTS_SIZE = 50;

/** Test mails per host and day (AN-4). */
const TESTS: Limit = { name: 'announcement-tests', hits: 20, seconds: 24 * 3600 };

export function announcementsRoutes(app: Application): void {
  readRoutes(app);
  sendRoutes(app);
  muteRoutes(app);
}

function readRoutes(app: Application): void {
  route(app, announcements.list, async ({ params: { eventId }, query }) => {
    const input = { page: 0, size: LIST_SIZE, ...query };
    const found = await findAnnouncements(app.database, eventId, input);
    return {
      status: 'SUCCESS' as const,
      content: found.rows.map(toAnnouncement),
      ...describePage(found, input),
    };
  });
  route(app, announcements.audience, async ({ params: { eventId }, query, now }) =>
    succeed({
      ...(await countAudience(app.database, { eventId, ...query })),
      ...(await readQuota(app.database, eventId, now)),
    }),
  );
  route(app, announcements.recipients, async ({ params, query: { state, ...page } }) => {
    const input = { page: 0, size: RECIPIENTS_SIZE, ...page };
    const found = (await findRecipients(app.database, { ...params, state }, input)) ?? refuse('NOT_FOUND');
    const content = found.rows.map(({ id, sentAt, givenUpAt, email, ...name }) => ({
      id,
      name: formatFullName(name),
      // A deleted account has a key in place of its address (PR-6).
      email: email.includes('@') ? email : '',
      state: toMailState(sentAt, givenUpAt),
      at: sentAt ?? givenUpAt,
    }));
    return { status: 'SUCCESS' as const, content, ...describePage(found, input) };
  });
}

function sendRoutes(app: Application): void {
  route(app, announcements.send, async (received) => {
    const { eventId } = received.params;
    const call = readIdempotencyKey(received, `announcements.send:${eventId}`);
    const { id, isFirst } = await sendAnnouncement(app, call, { ...received.body, eventId });
    if (!isFirst) received.reply.status(200);
    return succeed(toAnnouncement(await findAnnouncement(app.database, id)));
  });

  route(app, announcements.test, async ({ params: { eventId }, body, account, now }) => {
    await app.database.transaction().execute(async (transaction) => {
      await requireWithinLimit(transaction, createThrottle(TESTS, account.id), now);
      const event = await transaction
        .selectFrom('events')
        .select(ANNOUNCING_COLUMNS)
        .where('id', '=', eventId)
        .executeTakeFirstOrThrow();
      const person = await transaction
        .selectFrom('accounts')
        .select(['id', 'email', 'firstname'])
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow();
      await app.mailer.enqueue(
        transaction,
        createAnnouncementMail(event, createContent(event, body, now), person),
        now,
      );
    });
    return succeed(null, 'The test mail is on its way to you.');
  });
}

function muteRoutes(app: Application): void {
  route(app, announcements.mute, async ({ params: { eventId }, account, now }) => {
    await saveMuted(app.database, { eventId, userId: account.id, now });
    return succeed(null);
  });
  route(app, announcements.unmute, async ({ params: { eventId }, account }) => {
    await removeMuted(app.database, { eventId, userId: account.id });
    return succeed(null);
  });
  route(app, announcements.muteByToken, async ({ params: { muteToken }, now }) => {
    const [userId = '', eventId = ''] =
      readUnsubscribeToken(app.secret, 'announcements', muteToken) ?? refuse('NOT_FOUND');
    await saveMuted(app.database, { eventId, userId, now });
    return succeed({ eventId }, 'Announcements muted');
  });
}

const toMailState = (sentAt: Date | null, givenUpAt: Date | null) => {
  if (sentAt !== null) return 'sent' as const;
  return givenUpAt === null ? ('waiting' as const) : ('failed' as const);
};

const toAnnouncement = ({
  firstname,
  lastname,
  sent,
  failed,
  waiting,
  ...announcement
}: AnnouncementRow) => ({
  ...announcement,
  author: firstname === null || lastname === null ? '' : formatFullName({ firstname, lastname }),
  mails: { waiting, sent, failed },
});
