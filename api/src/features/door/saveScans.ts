import type { Scan } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/Database';

/** The host's account or the helper's link that scanned; the other one is null. */
export interface Scanner {
  accountId: string | null;
  linkId: string | null;
}

export interface ScannedEvent {
  eventId: string;
  now: Date;
}

/**
 * Saves scans of registered people and computes their check-in from all their scans: the first that no later one undoes
 * (TK-7). Order and repeats do not matter. The rows are locked first, so that concurrent devices see each other's scans.
 */
export async function saveScans(
  transaction: DatabaseTransaction,
  { eventId, now }: ScannedEvent,
  { scans, scanner }: { scans: readonly Scan[]; scanner: Scanner },
): Promise<void> {
  const registered = await lockPeople(transaction, eventId, [
    ...new Set(scans.map(({ personId }) => personId)),
  ]);
  const rows = scans.flatMap(({ id, personId, kind, at }) => {
    const registeredAt = registered.get(personId);
    if (registeredAt === undefined) return [];
    return [
      {
        eventId,
        id,
        userId: personId,
        kind,
        at: clamp(new Date(at), registeredAt, now),
        ...scanner,
        receivedAt: now,
      },
    ];
  });
  if (rows.length === 0) return;
  await transaction
    .insertInto('doorScans')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['eventId', 'id']).doNothing())
    .execute();
  await computeCheckIns(transaction, eventId, [...registered.keys()]);
}

/** A device's clock may be wrong: nobody comes before registering, or later than now. */
const clamp = (at: Date, first: Date, last: Date): Date =>
  new Date(Math.max(first.getTime(), Math.min(at.getTime(), last.getTime())));

async function lockPeople(
  transaction: DatabaseTransaction,
  eventId: string,
  personIds: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await transaction
    .selectFrom('registrations')
    .select(['userId', 'registeredAt'])
    .where('eventId', '=', eventId)
    .where('userId', 'in', personIds)
    .orderBy('userId')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ userId, registeredAt }) => [userId, registeredAt]));
}

/** A check-in without a scan is one by an earlier release, and counts like a scan. */
const computeCheckIns = (transaction: DatabaseTransaction, eventId: string, personIds: string[]) =>
  sql`with people as (
      select user_id, registered_at, checked_in_at from registrations
      where event_id = ${eventId} and user_id = any(${personIds}::uuid[])
    ), scans as (
      select user_id, kind, at from door_scans where event_id = ${eventId} and user_id = any(${personIds}::uuid[])
      union all select user_id, 'in', checked_in_at from people where checked_in_at is not null
    ), undone as (
      select user_id, max(at) as at from scans where kind = 'undo' group by user_id
    ), computed as (
      select people.user_id, min(scans.at) filter (
        where kind = 'in' and scans.at >= people.registered_at and (undone.at is null or scans.at > undone.at)
      ) as at
      from people left join scans using (user_id) left join undone using (user_id) group by people.user_id
    )
    update registrations set checked_in_at = computed.at from computed
    where registrations.event_id = ${eventId} and registrations.user_id = computed.user_id
      and registrations.checked_in_at is distinct from computed.at`.execute(transaction);
