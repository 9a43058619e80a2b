import { sql } from 'kysely';
import type { Database, Tables } from '../../platform/database/Database';
import { streamRows } from '../../platform/database/streamRows';
import { toLikePattern } from '../../platform/database/toLikePattern';
import { ListOrder } from '../../platform/http/ListOrder';
import { selectRegistered } from '../teams/selectRegistered';

export interface AttendeeFilter {
  eventId: string;
  q: string;
  type?: string | undefined;
  team?: 'with' | 'without' | undefined;
  checkedIn?: 'yes' | 'no' | undefined;
  /** An own question that the people answered, with this answer if one is given (HO-21). */
  question?: string | undefined;
  answer?: string | undefined;
}

/** So many people of the list behind a cursor, who are read one by one. */
export interface ListRange {
  first: number;
  after?: string | undefined;
  /** Teams of `findNamedTeams`. */
  teams: readonly string[];
}

export const ATTENDEE_ORDER = new ListOrder('attendees', [
  { by: 'registrations.registeredAt', kind: 'time' },
  { by: 'registrations.id', kind: 'id' },
]);

/** Name, email, institute and phone, also the expression of an index. */
export const PERSON_TEXT = sql<string>`(first_name || ' ' || last_name || ' ' || email || ' ' || institute || ' ' || phone_number)`;

/** The registrations of an event whose name, email, institute, phone or team contains the text (HO-1). */
const selectNamed = (eventId: string, q: string) => sql<Tables['registrations']>`(
  select * from registrations
  where event_id = ${eventId} and state = 'ACTIVE' and ${PERSON_TEXT} ilike ${toLikePattern(q)}
  union all
  select registrations.* from teams
  join team_members on team_members.event_id = teams.event_id and team_members.team_id = teams.id
  join registrations on registrations.event_id = teams.event_id and registrations.user_id = team_members.user_id
  where teams.event_id = ${eventId} and teams.name ilike ${toLikePattern(q)}
    and ${PERSON_TEXT} not ilike ${toLikePattern(q)})`;

/** chosen: the members of so few teams are read at once; with more teams of that name, each person's team is read. */
const MAX_NAMED_TEAMS = 50;

/** The teams whose names contain the text, up to one more than are read at once. */
export const findNamedTeams = async (
  database: Database,
  { eventId, q }: AttendeeFilter,
): Promise<string[]> => {
  const teams = await database
    .selectFrom('teams')
    .select('id')
    .where('eventId', '=', eventId)
    .where('name', 'ilike', toLikePattern(q))
    .limit(MAX_NAMED_TEAMS + 1)
    .execute();
  return teams.map(({ id }) => id);
};

/** Whether a person's text or team's name contains the text, without an index. */
const containsText = ({ eventId, q }: AttendeeFilter, teams: readonly string[]) => {
  const isInNamedTeam =
    teams.length > MAX_NAMED_TEAMS
      ? sql`(select teams.name from team_members
          join teams on teams.event_id = team_members.event_id and teams.id = team_members.team_id
          where team_members.event_id = registrations.event_id and team_members.user_id = registrations.user_id
        ) ilike ${toLikePattern(q)}`
      : sql`registrations.user_id in (
          select user_id from team_members where event_id = ${eventId} and team_id = any(${teams}::uuid[]))`;
  return sql<boolean>`(${PERSON_TEXT} ilike ${toLikePattern(q)} or ${isInNamedTeam})`;
};

export const selectRange = (eventId: string, { first, after }: ListRange) => sql<Tables['registrations']>`(
  select * from registrations
  where event_id = ${eventId} and state = 'ACTIVE' and ${ATTENDEE_ORDER.isBehind(after)}
  order by registered_at, id limit ${first})`;

function selectSearched({ eventId, q }: AttendeeFilter, range: ListRange | undefined) {
  if (range !== undefined) return selectRange(eventId, range);
  return q === '' ? sql<Tables['registrations']>`registrations` : selectNamed(eventId, q);
}

/** The people who match: those in a range, or all by the index of texts. */
export function filterAttendees(database: Database, filter: AttendeeFilter, range?: ListRange) {
  const { eventId, type, team, checkedIn, question } = filter;
  const people = database.selectFrom(selectSearched(filter, range).as('registrations'));
  return (range === undefined ? people : people.where(containsText(filter, range.teams)))
    .where('registrations.eventId', '=', eventId)
    .where('registrations.state', '=', 'ACTIVE')
    .$if(type !== undefined, (query) => query.where('registrations.type', '=', type ?? ''))
    .$if(team !== undefined, (query) => query.where(team === 'with' ? IN_TEAM : sql<boolean>`not ${IN_TEAM}`))
    .$if(checkedIn !== undefined, (query) =>
      query.where('registrations.checkedInAt', checkedIn === 'yes' ? 'is not' : 'is', null),
    )
    .$if(question !== undefined, (query) => query.where(hasAnswer(filter)));
}

/** By itself, because PostgreSQL estimates that a join leaves nobody without a team, and then reads everybody. */
const IN_TEAM = sql<boolean>`exists (select from team_members as own
  where own.event_id = registrations.event_id and own.user_id = registrations.user_id)`;

/** Whether a registration has an answer; the first condition lets the index of answers serve it. */
const hasAnswer = ({ question, answer }: AttendeeFilter) => {
  const wanted = [{ questionId: question, ...(answer !== undefined && { values: [answer] }) }];
  return sql<boolean>`registrations.answers <> '[]' and registrations.answers @> ${JSON.stringify(wanted)}::jsonb`;
};

export const selectAttendees = (database: Database, filter: AttendeeFilter) =>
  filterAttendees(database, filter)
    .leftJoin('teamMembers', (join) =>
      join
        .onRef('teamMembers.eventId', '=', 'registrations.eventId')
        .onRef('teamMembers.userId', '=', 'registrations.userId'),
    )
    .leftJoin('teams', (join) =>
      join.onRef('teams.eventId', '=', 'teamMembers.eventId').onRef('teams.id', '=', 'teamMembers.teamId'),
    )
    .select([
      'registrations.userId as id',
      'registrations.firstName',
      'registrations.lastName',
      'registrations.email',
      'registrations.phoneNumber as phone',
      'registrations.institute',
      'registrations.type',
      'registrations.course',
      'registrations.duration',
      'registrations.graduationYear',
      'registrations.registeredAt',
      'registrations.state',
      'registrations.checkedInAt',
      'registrations.answers',
      'teams.name as team',
      'teams.id as teamId',
    ])
    .orderBy('registrations.registeredAt')
    .orderBy('registrations.id');

export type AttendeeRow = Awaited<ReturnType<ReturnType<typeof selectAttendees>['execute']>>[number];

/** All matching attendees for an export, first registered first. */
export const streamAttendees = (database: Database, filter: AttendeeFilter): AsyncGenerator<AttendeeRow[]> =>
  streamRows(database, sql<AttendeeRow>`${selectAttendees(database, filter)}`);

/** The answers of all registered people. */
export const selectAnswers = (eventId: string) =>
  sql`select answers from registrations where event_id = ${eventId} and state = 'ACTIVE' and answers <> '[]'`;

const isFiltered = ({ q, type, team, checkedIn, question }: AttendeeFilter): boolean =>
  q !== '' || [type, team, checkedIn, question].some((condition) => condition !== undefined);

/** The number of matching attendees. A limit ends the counting. */
export async function countAttendees(
  database: Database,
  filter: AttendeeFilter,
  limit?: number,
): Promise<number> {
  const isCounted = !isFiltered({ ...filter, team: undefined, checkedIn: undefined });
  const counted = isCounted ? selectRegistered(filter) : undefined;
  const matching =
    counted === undefined
      ? database
          .selectFrom(
            filterAttendees(database, filter)
              .select('registrations.userId')
              .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
              .as('matching'),
          )
          .select((eb) => eb.fn.countAll<number>().as('total'))
      : database.selectFrom('eventSeats').select(counted.as('total')).where('eventId', '=', filter.eventId);
  return (await matching.executeTakeFirstOrThrow()).total;
}
