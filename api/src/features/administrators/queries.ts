import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { isAmong } from '../../platform/database/isAmong';
import { toLikePattern } from '../../platform/database/toLikePattern';
import { cutPage } from '../../platform/http/cutPage';
import { ListOrder } from '../../platform/http/ListOrder';
import { type PageInput, toOffset } from '../../platform/http/toOffset';

/** Active hosts; an account exists only after its sign-up was confirmed (AU-4). */
export const findHosts = (database: Database) =>
  database.selectFrom('accounts').where('accounts.role', '=', 'HOST').where('accounts.state', '=', 'ACTIVE');

export interface HostFilter extends PageInput {
  q: string;
}

const HOSTS_ORDER = new ListOrder('hosts', [
  { by: 'accounts.firstname', kind: 'text' },
  { by: 'accounts.lastname', kind: 'text' },
  { by: 'accounts.id', kind: 'id' },
]);

/** A page of hosts whose name contains the text, by name, with the total (HO-4). */
export async function findHostPage(database: Database, { q, ...input }: HostFilter) {
  const name = sql<string>`concat_ws(' ', accounts.firstname, accounts.lastname)`;
  const matching = findHosts(database).$if(q !== '', (query) => query.where(name, 'ilike', toLikePattern(q)));
  // The keys come from an index that contains the names.
  const keys = matching
    .select('id')
    .where(HOSTS_ORDER.isBehind(input.after))
    .orderBy('firstname')
    .orderBy('lastname')
    .orderBy('id')
    .limit(input.size + 1)
    .offset(toOffset(input));
  const rows = await database
    .selectFrom('accounts')
    .select(['id', 'firstname', 'lastname', 'designation', 'organization', 'imageUrl'])
    .select(HOSTS_ORDER.selectPosition())
    .where(isAmong('id', keys))
    .orderBy('firstname')
    .orderBy('lastname')
    .orderBy('id')
    .execute();
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...cutPage(rows, input.size), total };
}

export const countAdministrators = async (database: Database, eventId: string): Promise<number> =>
  (
    await database
      .selectFrom('eventAdministrators')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
  ).count;

/** Deletes an administrator and returns the row. */
export const deleteAdministrator = (database: Database, eventId: string, hostId: string) =>
  database
    .deleteFrom('eventAdministrators')
    .where('eventId', '=', eventId)
    .where('userId', '=', hostId)
    .returningAll()
    .executeTakeFirst();

export const findEventSummary = (database: Database, eventId: string) =>
  database
    .selectFrom('events')
    .select(['id', 'title', 'visibility'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
