import { registration } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import type { Database } from '../../platform/database/Database';
import { route, succeed } from '../../platform/http/route';

/** Route for the fields of the registration form that no account has (RG-6). */
export function latestFormRoute(app: Application): void {
  route(app, registration.latestForm, async ({ account }) => {
    const latest = await findLatestForm(app.database, account.id);
    if (latest === undefined) return succeed(null);
    return succeed({ ...latest, graduationYear: latest.graduationYear?.toString() ?? '' });
  });
}

/** A cancelled registration counts too, since its form was right when it was sent. */
const findLatestForm = (database: Database, userId: string) =>
  database
    .selectFrom('registrations')
    .select(['institute', 'type', 'course', 'duration', 'graduationYear'])
    .where('userId', '=', userId)
    .orderBy('registeredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
