import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../platform/database/Database';
import { saveScans } from '../door/saveScans';

interface CheckIn {
  eventId: string;
  accountId: string;
  actorId: string;
  now: Date;
}

/** Checks a person in by hand, or undoes it. Returns the time of check-in; undefined without a registration. */
export const saveCheckIn = (
  database: Database,
  { eventId, accountId, actorId, now }: CheckIn,
  kind: 'in' | 'undo',
) =>
  database.transaction().execute(async (transaction) => {
    const scans = [{ id: uuidv7(), personId: accountId, kind, at: now.toISOString() }];
    await saveScans(transaction, { eventId, now }, { scans, scanner: { accountId: actorId, linkId: null } });
    const person = await transaction
      .selectFrom('registrations')
      .select('checkedInAt')
      .where('eventId', '=', eventId)
      .where('userId', '=', accountId)
      .where('state', '=', 'ACTIVE')
      .executeTakeFirst();
    return person?.checkedInAt ?? undefined;
  });
