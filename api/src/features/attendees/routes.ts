import { formatFullName, attendees } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import { type Cell, createCsvReply, isCsvRequested } from '../../platform/http/toCsv';
import { describePage } from '../../platform/http/cutPage';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { type AttendeeRow, countAttendees, selectAnswers, streamAttendees } from './queries';
import { findAttendeePage } from './findAttendeePage';
import { countAttendance, findActivityDays } from './activityQueries';
import { findQuestionColumns, pickAnswers, toAnswerCells } from './answerColumns';
import { saveCheckIn } from './saveCheckIn';
import { requestsRoutes } from './requestsRoutes';
import { waitlistRoute } from './waitlistRoute';

/**
 * Default and maximum page size: legacy clients without paging get everybody except at large events (HO-1). A reply has
 * less than 300 kB.
 */
const MAX_SIZE = 700;

export function attendeesRoutes(app: Application): void {
  listRoute(app);
  checkInRoutes(app);
  waitlistRoute(app);
  requestsRoutes(app);
  route(app, attendees.activity, async ({ params: { eventId } }) => {
    const days = await findActivityDays(app.database, eventId);
    return succeed({ days, ...(await countAttendance(app.database, eventId)) });
  });
}

function listRoute(app: Application): void {
  route(app, attendees.list, async ({ params: { eventId }, query, account, now, reply }) => {
    const { columns, format, page = 0, size = MAX_SIZE, after, ...given } = query;
    const filter = { eventId, ...given, q: given.q ?? '' };
    if (isCsvRequested(format, reply)) {
      const details = { people: await countAttendees(app.database, filter) };
      const entry = { actorId: account.id, action: 'participants.export', objectId: eventId, details };
      await writeAuditEntry(app.database, entry, now);
      const questions = await findQuestionColumns(app.database, eventId, selectAnswers(eventId));
      const head = [...COLUMNS, ...questions.map(({ question }) => question)];
      const rows = toCsvRows(streamAttendees(app.database, filter), questions);
      return createCsvReply('participants.csv', head, rows);
    }
    const input = { page, size: Math.min(size, MAX_SIZE), after };
    const found = await findAttendeePage(app.database, filter, input);
    return {
      status: 'SUCCESS' as const,
      data: found.rows.map((row) => `${getFullName(row)} (${row.email})`),
      participants: found.rows.map((row) => ({
        ...row,
        name: getFullName(row),
        answers: pickAnswers(row.answers, columns),
      })),
      ...describePage(found, input),
    };
  });
}

function checkInRoutes(app: Application): void {
  route(app, attendees.checkIn, async ({ params, account, now }) => {
    const checkIn = { ...params, actorId: account.id, now };
    return succeed({ checkedInAt: (await saveCheckIn(app.database, checkIn, 'in')) ?? refuse('NOT_FOUND') });
  });
  route(app, attendees.undoCheckIn, async ({ params, account, now }) => {
    await saveCheckIn(app.database, { ...params, actorId: account.id, now }, 'undo');
    return succeed(null);
  });
}

const getFullName = ({ firstName, lastName }: AttendeeRow): string =>
  formatFullName({ firstname: firstName, lastname: lastName });

const COLUMNS = [
  'Name',
  'Email',
  'Phone',
  'Institute',
  'Type',
  'Registered',
  'Team',
  'State',
  'Checked in',
  'Course',
  'Duration',
  'Graduation year',
];

async function* toCsvRows(
  batches: AsyncIterable<AttendeeRow[]>,
  questions: Awaited<ReturnType<typeof findQuestionColumns>>,
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches)
    yield rows.map((row) => [
      getFullName(row),
      row.email,
      row.phone,
      row.institute,
      row.type,
      row.registeredAt.toISOString(),
      row.team ?? '',
      row.state,
      row.checkedInAt?.toISOString() ?? '',
      row.course,
      row.duration,
      row.graduationYear,
      ...toAnswerCells(questions, row.answers),
    ]);
}
