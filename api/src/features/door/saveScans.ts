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
  const rows = listTimes(scans, registered, now).map(({ id, personId, kind, at }) => ({
    eventId,
    id,
    userId: personId,
    kind,
    at,
    ...scanner,
    receivedAt: now,
  }));
  if (rows.length === 0) return;
  await transaction
    .insertInto('doorScans')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['eventId', 'id']).doNothing())
    .execute();
  await computeCheckIns(transaction, eventId, [...registered.keys()]);
}

/**
 * Scans of registered people by time. A device's clock may be wrong: nobody comes before registering, or later than now;
 * the scans of a person stay in their order, each at least a millisecond after the one before.
 */
function listTimes(scans: readonly Scan[], registered: ReadonlyMap<string, Date>, now: Date) {
  const last = new Map<string, number>();
  const inOrder = scans
    .map((scan) => ({ ...scan, time: Date.parse(scan.at) }))
    .toSorted((one, other) => one.time - other.time);
  return inOrder.flatMap(({ time, ...scan }) => {
    const registeredAt = registered.get(scan.personId)?.getTime();
    if (registeredAt === undefined) return [];
    const earliest = Math.max(registeredAt, (last.get(scan.personId) ?? 0) + 1);
    const at = Math.max(earliest, Math.min(time, now.getTime()));
    last.set(scan.personId, at);
    return [{ ...scan, at: new Date(at) }];
  });
}

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

/**
 * A check-in without a scan is one by an earlier release, and counts like a scan. Scans have milliseconds, registrations
 * microseconds.
 */
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
        where kind = 'in' and scans.at >= date_trunc('milliseconds', people.registered_at)
          and (undone.at is null or scans.at > undone.at)
      ) as at
      from people left join scans using (user_id) left join undone using (user_id) group by people.user_id
    )
    update registrations set checked_in_at = computed.at from computed
    where registrations.event_id = ${eventId} and registrations.user_id = computed.user_id
      and registrations.checked_in_at is distinct from computed.at`.execute(transaction);
