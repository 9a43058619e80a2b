import { sql } from 'kysely';
import type { Database } from '../database/Database';

export interface ParticipantFilter {
  eventId: string;
  q: string;
}

/** What a host may search by: name, e-mail, institute, phone and team (HO-1). */
const SEARCHED = sql<string>`concat_ws(' ', registrations.first_name, registrations.last_name, registrations.email,
  registrations.institute, registrations.phone_number, teams.name)`;

function matching(database: Database, { eventId, q }: ParticipantFilter) {
  return database
    .selectFrom('registrations')
    .leftJoin('teamMembers', (join) =>
      join
        .onRef('teamMembers.eventId', '=', 'registrations.eventId')
        .onRef('teamMembers.userId', '=', 'registrations.userId'),
    )
    .leftJoin('teams', (join) =>
      join.onRef('teams.eventId', '=', 'teamMembers.eventId').onRef('teams.id', '=', 'teamMembers.teamId'),
    )
    .where('registrations.eventId', '=', eventId)
    .where('registrations.state', '=', 'ACTIVE')
    .$if(q !== '', (query) => query.where(SEARCHED, 'ilike', `%${q.replace(/[\\%_]/g, '\\$&')}%`));
}

const inOrder = (database: Database, filter: ParticipantFilter) =>
  matching(database, filter)
    .select([
      'registrations.userId as id',
      'registrations.firstName',
      'registrations.lastName',
      'registrations.email',
      'registrations.phoneNumber as phone',
      'registrations.institute',
      'registrations.type',
      'registrations.registeredAt',
      'registrations.state',
      'teams.name as team',
    ])
    .orderBy('registrations.registeredAt')
    .orderBy('registrations.id');

/** Everybody who matches, first registered first: for an export. */
export const findParticipants = (database: Database, filter: ParticipantFilter) =>
  inOrder(database, filter).execute();

export type ParticipantRow = Awaited<ReturnType<typeof findParticipants>>[number];

/** One page of them, and how many there are. */
export async function findParticipantPage(
  database: Database,
  filter: ParticipantFilter,
  { page, size }: { page: number; size: number },
) {
  const rows = await inOrder(database, filter)
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await matching(database, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
