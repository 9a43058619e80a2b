import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken } from '../../../platform/access/token';
import type { Database } from '../../../platform/database/Database';

/** A view of an event; `stranger` is the network address and user agent of a visitor without a session. */
export interface EventView {
  eventId: string;
  accountId: string | undefined;
  /** The bearer token of a public call, not yet verified. */
  token: string | undefined;
  stranger: string;
  now: Date;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The local date in a time zone as YYYY-MM-DD, which is the Swedish format. */
function formatDay(timeZone: string, now: Date): string {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  calendars.set(timeZone, calendar);
  return calendar.format(now);
}

/**
 * Counts each viewer once per event and local day (HO-16), except the event's hosts (EV-27). Viewers are
 * hashed with a daily salt that is deleted afterwards. Only newly inserted rows are counted.
 */
export async function saveEventViews(database: Database, views: readonly EventView[]): Promise<void> {
  const accounts = await findAccounts(database, views);
  const zones = await findTimeZones(database, views);
  const dated = views.map((view) => ({
    ...view,
    day: formatDay(zones.get(view.eventId) ?? 'UTC', view.now),
  }));
  const salts = new Map<string, string>();
  for (const day of new Set(dated.map((view) => view.day)))
    salts.set(day, await readDailySalt(database, day));
  const rows = dated.map(({ eventId, accountId, token, stranger, day }) => {
    const account = accountId ?? (token === undefined ? undefined : accounts.get(hashToken(token)));
    const viewer = createHash('sha256')
      .update(`${salts.get(day)} ${account ?? stranger}`)
      .digest('base64url');
    return { event_id: eventId, day, viewer, account_id: account ?? null };
  });
  await insertViews(database, JSON.stringify(rows));
}

/** Sorted, so that two instances lock rows in one order. */
const insertViews = (database: Database, rows: string) =>
  sql`
    with seen as (
      insert into event_views (event_id, day, viewer)
      select distinct view.event_id, view.day, view.viewer
      from jsonb_to_recordset(${rows}::text::jsonb)
        as view (event_id uuid, day date, viewer text, account_id uuid)
      join events on events.id = view.event_id
      where events.owner_id is distinct from view.account_id
        and not exists (
          select from event_administrators as administrator
          where administrator.event_id = view.event_id and administrator.user_id = view.account_id
        )
      order by view.event_id, view.day, view.viewer
      on conflict do nothing
      returning event_id, day
    ), of_day as (
      insert into event_day_views (event_id, day, count)
      select event_id, day, count(*) from seen group by event_id, day order by event_id, day
      on conflict (event_id, day) do update set count = event_day_views.count + excluded.count
    )
    insert into event_impressions (event_id, count)
    select event_id, count(*) from seen group by event_id order by event_id
    on conflict (event_id) do update set count = event_impressions.count + excluded.count`.execute(database);

/** Maps token hashes to the accounts of live sessions. */
async function findAccounts(database: Database, views: readonly EventView[]): Promise<Map<string, string>> {
  const hashes = views.flatMap(({ token }) => (token === undefined ? [] : [hashToken(token)]));
  if (hashes.length === 0) return new Map();
  const rows = await database
    .selectFrom('sessions')
    .select(['tokenHash', 'accountId'])
    .where('tokenHash', 'in', hashes)
    .execute();
  return new Map(rows.map(({ tokenHash, accountId }) => [tokenHash, accountId]));
}

/** The time zones of the viewed events. */
async function findTimeZones(database: Database, views: readonly EventView[]): Promise<Map<string, string>> {
  const ids = [...new Set(views.map(({ eventId }) => eventId))];
  const rows = await database
    .selectFrom('events')
    .select(['id', 'timezone'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, timezone }) => [id, timezone]));
}

/** The day's salt; all instances use the first salt written. */
async function readDailySalt(database: Database, day: string): Promise<string> {
  await database
    .insertInto('viewSalts')
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { salt } = await database
    .selectFrom('viewSalts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return salt;
}

/** Removes viewers and salts of the days before yesterday; a view of yesterday may still wait in a batch. */
export async function purgeEventViews(database: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  await database.deleteFrom('eventViews').where('day', '<', yesterday).execute();
  await database.deleteFrom('viewSalts').where('day', '<', yesterday).execute();
}
