import { fullName, participants } from '@marquee/shared-contracts';
import type { FastifyReply } from 'fastify';
import type { Application } from '../Application';
import { audit } from '../audit/audit';
import { csv } from '../csv';
import { FinishedReply } from '../http/FinishedReply';
import { route } from '../route';
import { findParticipantPage, findParticipants, type ParticipantRow } from './queries';

/** chosen: so many that a plain call, which knows of no pages, answers everybody but at the largest events (HO-1). */
const DEFAULT_SIZE = 1000;

export function participantsRoutes(app: Application): void {
  route(app, participants.list, async ({ params: { eventId }, query, account, now, reply }) => {
    const { q = '', page = 0, size = DEFAULT_SIZE } = query;
    if (wantsCsv(query.format, reply)) {
      const rows = await findParticipants(app.database, { eventId, q });
      const details = { people: rows.length };
      const entry = { actorId: account.id, action: 'participants.export', objectId: eventId, details };
      await audit(app.database, entry, now);
      return exported(rows);
    }
    const { rows, total } = await findParticipantPage(app.database, { eventId, q }, { page, size });
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

const nameOf = ({ firstName, lastName }: ParticipantRow): string =>
  fullName({ firstname: firstName, lastname: lastName });

const wantsCsv = (format: 'json' | 'csv' | undefined, { request }: FastifyReply): boolean =>
  format === 'csv' || (format === undefined && /\btext\/csv\b/i.test(request.headers.accept ?? ''));

const COLUMNS = ['Name', 'E-mail', 'Phone', 'Institute', 'Type', 'Registered', 'Team', 'State'];

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
  ]);
  return new FinishedReply(csv([COLUMNS, ...cells]), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="participants.csv"',
  });
}
