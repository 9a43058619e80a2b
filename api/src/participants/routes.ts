import { fullName, participants } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { audit } from '../audit/audit';
import { csvFile, wantsCsv } from '../http/csv';
import type { FinishedReply } from '../http/FinishedReply';
import { refuse } from '../refuse';
import { route } from '../route';
import { succeed } from '../succeed';
import {
  countAttendance,
  findActivityDays,
  findParticipantPage,
  findParticipants,
  type ParticipantRow,
  removeCheckIn,
  saveCheckIn,
} from './queries';

/** chosen: so many that a plain call, which knows of no pages, answers everybody but at the largest events (HO-1). */
const DEFAULT_SIZE = 1000;

export function participantsRoutes(app: Application): void {
  listRoute(app);
  checkInRoutes(app);
  route(app, participants.activity, async ({ params: { eventId } }) => {
    const days = await findActivityDays(app.database, eventId);
    return succeed({ days, ...(await countAttendance(app.database, eventId)) });
  });
}

function listRoute(app: Application): void {
  route(app, participants.list, async ({ params: { eventId }, query, account, now, reply }) => {
    const { q = '', type, team, checkedIn, page = 0, size = DEFAULT_SIZE } = query;
    const filter = { eventId, q, type, team, checkedIn };
    if (wantsCsv(query.format, reply)) {
      const rows = await findParticipants(app.database, filter);
      const details = { people: rows.length };
      const entry = { actorId: account.id, action: 'participants.export', objectId: eventId, details };
      await audit(app.database, entry, now);
      return exported(rows);
    }
    const { rows, total } = await findParticipantPage(app.database, filter, { page, size });
    return {
      status: 'SUCCESS' as const,
      data: rows.map((row) => `${nameOf(row)} (${row.email})`),
      participants: rows.map((row) => ({ ...row, name: nameOf(row) })),
      totalPages: Math.ceil(total / size),
      totalElements: total,
      number: page,
    };
  });
}

function checkInRoutes(app: Application): void {
  route(app, participants.checkIn, async ({ params, now }) =>
    succeed((await saveCheckIn(app.database, { ...params, now })) ?? refuse('NOT_FOUND')),
  );
  route(app, participants.undoCheckIn, async ({ params }) => {
    await removeCheckIn(app.database, params);
    return succeed(null);
  });
}

const nameOf = ({ firstName, lastName }: ParticipantRow): string =>
  fullName({ firstname: firstName, lastname: lastName });

const COLUMNS = ['Name', 'E-mail', 'Phone', 'Institute', 'Type', 'Registered', 'Team', 'State', 'Checked in'];

function exported(rows: readonly ParticipantRow[]): FinishedReply {
  const cells = rows.map((row) => [
    nameOf(row),
    row.email,
    row.phone,
    row.institute,
    row.type,
    row.registeredAt.toISOString(),
    row.team ?? '',
    row.state,
    row.checkedInAt?.toISOString() ?? '',
  ]);
  return csvFile('participants.csv', [COLUMNS, ...cells]);
}
