import { attendees, formatFullName, MAX_SEARCH_HITS } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Application } from '../../platform/Application';
import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import type { Database } from '../../platform/database/Database';
import { streamRows } from '../../platform/database/streamRows';
import { toLikePattern } from '../../platform/database/toLikePattern';
import { cutPage, describePage } from '../../platform/http/cutPage';
import { ListOrder } from '../../platform/http/ListOrder';
import { route, succeed } from '../../platform/http/route';
import { type Cell, createCsvReply, isCsvRequested } from '../../platform/http/toCsv';
import { type PageInput, toOffset } from '../../platform/http/toOffset';
import { findQuestionColumns, pickAnswers, toAnswerCells } from './answerColumns';
import { decideRequests } from '../registration/requests/decideRequests';

/** Default page size. */
const DEFAULT_SIZE = 100;

/** The last two are for the host's decisions, which the same file brings back (HO-20). */
const COLUMNS = ['Name', 'Email', 'Phone', 'Institute', 'Type', 'Requested', 'Decision', 'Message'];

/** The requests to be registered for an event, as a page or as CSV, and the hosts' decisions (HO-20). */
export function requestsRoutes(app: Application): void {
  route(app, attendees.requests, async ({ params: { eventId }, query, account, now, reply }) => {
    const { q = '', state = 'pending', columns, page = 0, size = DEFAULT_SIZE, after } = query;
    const filter: RequestFilter = { eventId, q, state: state === 'pending' ? 'PENDING' : 'DECLINED' };
    if (isCsvRequested(query.format, reply)) {
      const details = { people: await countRequests(app.database, filter) };
      const entry = { actorId: account.id, action: 'requests.export', objectId: eventId, details };
      await writeAuditEntry(app.database, entry, now);
      const questions = await findQuestionColumns(app.database, eventId, selectAnswers(filter));
      const head = [...COLUMNS, ...questions.map(({ question }) => question)];
      return createCsvReply('requests.csv', head, toCsvRows(app.database, filter, questions));
    }
    const input = { page, size, after };
    const found = await findPage(app.database, filter, input);
    const content = found.rows.map((row) => ({
      ...toPerson(row),
      answers: pickAnswers(row.form.answers, columns),
    }));
    return { status: 'SUCCESS' as const, content, ...describePage(found, input) };
  });
  route(app, attendees.decideRequests, async ({ params: { eventId }, body, account }) =>
    succeed(await decideRequests(app, { eventId, actorId: account.id, decisions: body.decisions })),
  );
}

interface RequestFilter {
  eventId: string;
  /** A part of name, email, institute or phone; '' for everybody. */
  q: string;
  state: 'PENDING' | 'DECLINED';
}

/** Name, email, institute and phone, also the expression of an index. */
const PERSON_TEXT = sql<string>`((form->>'firstName') || ' ' || (form->>'lastName') || ' ' || (form->>'email') || ' ' || (form->>'institute') || ' ' || (form->>'phoneNumber'))`;

const ORDER = new ListOrder('requests', [{ by: 'registrationRequests.place', kind: 'number' }]);

const filterRequests = (database: Database, { eventId, q, state }: RequestFilter) =>
  database
    .selectFrom('registrationRequests')
    .where('registrationRequests.eventId', '=', eventId)
    .where('registrationRequests.state', '=', state)
    .$if(q !== '', (query) => query.where(sql<boolean>`${PERSON_TEXT} ilike ${toLikePattern(q)}`));

const selectRequests = (database: Database, filter: RequestFilter) =>
  filterRequests(database, filter)
    .select([
      'registrationRequests.userId as id',
      'registrationRequests.form',
      'registrationRequests.requestedAt',
      'registrationRequests.state',
      'registrationRequests.message',
    ])
    .orderBy('registrationRequests.place');

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

async function findPage(database: Database, filter: RequestFilter, input: PageInput) {
  const [rows, total] = await Promise.all([
    selectRequests(database, filter)
      .select(ORDER.selectPosition())
      .where(ORDER.isBehind(input.after))
      .limit(input.size + 1)
      .offset(toOffset(input))
      .execute(),
    countRequests(database, filter, filter.q === '' ? undefined : MAX_SEARCH_HITS),
  ]);
  return { ...cutPage(rows, input.size), total };
}

/** The number of requests; a limit ends the counting. An event counts its open requests. */
async function countRequests(database: Database, filter: RequestFilter, limit?: number): Promise<number> {
  const { eventId, q, state } = filter;
  const open = database.selectFrom('eventSeats').select('requests as total').where('eventId', '=', eventId);
  if (q === '' && state === 'PENDING') return (await open.executeTakeFirstOrThrow()).total;
  const matching = filterRequests(database, filter)
    .select('registrationRequests.userId')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0));
  const counted = database
    .selectFrom(matching.as('matching'))
    .select((eb) => eb.fn.countAll<number>().as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

const toPerson = ({ id, form, requestedAt, state, message }: RequestRow) => ({
  id,
  name: formatFullName({ firstname: form.firstName, lastname: form.lastName }),
  email: form.email,
  phone: form.phoneNumber,
  institute: form.institute,
  type: form.type,
  state,
  message,
  requestedAt,
});

/** The answers of the people of a filter. */
const selectAnswers = ({ eventId, state }: RequestFilter) =>
  sql`select coalesce(form->'answers', '[]') as answers from registration_requests
    where event_id = ${eventId} and state = ${state}`;

async function* toCsvRows(
  database: Database,
  filter: RequestFilter,
  questions: Awaited<ReturnType<typeof findQuestionColumns>>,
): AsyncGenerator<Cell[][]> {
  for await (const rows of streamRows<RequestRow>(database, sql`${selectRequests(database, filter)}`))
    yield rows.map((row) => {
      const { name, email, phone, institute, type, requestedAt, message } = toPerson(row);
      const cells = [name, email, phone, institute, type, requestedAt.toISOString(), '', message];
      return [...cells, ...toAnswerCells(questions, row.form.answers)];
    });
}
