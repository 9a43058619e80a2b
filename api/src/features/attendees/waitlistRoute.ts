import { attendees, formatFullName, type RegistrationForm } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Application } from '../../platform/Application';
import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { Database } from '../../platform/database/Database';
import { isAmong } from '../../platform/database/isAmong';
import { streamRows } from '../../platform/database/streamRows';
import { cutPage, describePage } from '../../platform/http/cutPage';
import { ListOrder } from '../../platform/http/ListOrder';
import { route } from '../../platform/http/route';
import { type Cell, createCsvReply, isCsvRequested } from '../../platform/http/toCsv';
import { type PageInput, toOffset } from '../../platform/http/toOffset';

/** Default page size. */
const DEFAULT_SIZE = 100;

const COLUMNS = ['Name', 'Email', 'Phone', 'Institute', 'Type', 'Joined', 'Confirm by'];

/** The waitlist of an event for its hosts, as a page or as CSV (HO-18). */
export function waitlistRoute(app: Application): void {
  route(app, attendees.waitlist, async ({ params: { eventId }, query, account, now, reply }) => {
    const { page = 0, size = DEFAULT_SIZE, after } = query;
    if (isCsvRequested(query.format, reply)) {
      const details = { people: await countWaiting(app.database, eventId) };
      const entry = { actorId: account.id, action: 'waitlist.export', objectId: eventId, details };
      await writeAuditEntry(app.database, entry, now);
      return createCsvReply('waitlist.csv', COLUMNS, toCsvRows(app.database, eventId));
    }
    const input = { page, size, after };
    const found = await findPage(app.database, eventId, input);
    return { status: 'SUCCESS' as const, content: toPeople(found), ...describePage(found, input) };
  });
}

const ORDER = new ListOrder('waitlist', [{ by: 'waits.place', kind: 'number' }]);

const selectWaiting = (database: Database, eventId: string) =>
  database
    .selectFrom('waits')
    .innerJoin('accounts', 'accounts.id', 'waits.userId')
    .select([
      'waits.userId as id',
      'waits.form',
      'waits.joinedAt',
      'waits.offeredUntil as confirmBy',
      'accounts.email',
    ])
    .where('waits.eventId', '=', eventId)
    .orderBy('waits.place');

type WaitingRow = Awaited<ReturnType<ReturnType<typeof selectWaiting>['execute']>>[number];

async function findPage(database: Database, eventId: string, input: PageInput) {
  const keys = database
    .selectFrom('waits')
    .select('waits.userId')
    .where('waits.eventId', '=', eventId)
    .where(ORDER.isBehind(input.after))
    .orderBy('waits.place')
    .limit(input.size + 1)
    .offset(toOffset(input));
  const rows = await selectWaiting(database, eventId)
    .select(ORDER.selectPosition())
    .select('waits.place')
    .where(isAmong('waits.userId', keys))
    .execute();
  const [total, before] = await Promise.all([
    countWaiting(database, eventId),
    countAhead(database, eventId, rows[0]?.place),
  ]);
  return { ...cutPage(rows, input.size), total, before };
}

/** People without an offer before the first of a page. */
const countAhead = async (database: Database, eventId: string, place: string | undefined): Promise<number> =>
  place === undefined
    ? 0
    : (
        await database
          .selectFrom('waits')
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .where('eventId', '=', eventId)
          .where('place', '<', place)
          .where('offeredUntil', 'is', null)
          .executeTakeFirstOrThrow()
      ).total;

const countWaiting = async (database: Database, eventId: string): Promise<number> =>
  (
    await database
      .selectFrom('eventSeats')
      .select('waiting')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
  ).waiting;

const getFullName = ({ firstName, lastName }: RegistrationForm): string =>
  formatFullName({ firstname: firstName, lastname: lastName });

/** The people of a page with their places, which count only those without an offer. */
function toPeople({ rows, before }: { rows: readonly WaitingRow[]; before: number }) {
  let place = before;
  return rows.map(({ id, form, email, joinedAt, confirmBy }) => ({
    id,
    name: getFullName(form),
    email,
    phone: form.phoneNumber,
    institute: form.institute,
    type: form.type,
    joinedAt,
    position: confirmBy === null ? (place += 1) : null,
    confirmBy,
  }));
}

async function* toCsvRows(database: Database, eventId: string): AsyncGenerator<Cell[][]> {
  for await (const rows of streamRows<WaitingRow>(database, sql`${selectWaiting(database, eventId)}`))
    yield rows.map(({ form, email, joinedAt, confirmBy }) => [
      getFullName(form),
      email,
      form.phoneNumber,
      form.institute,
      form.type,
      joinedAt.toISOString(),
      confirmBy?.toISOString() ?? '',
    ]);
}
