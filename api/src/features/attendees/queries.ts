import { getParticipantLimit } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database, Tables } from '../../platform/database/Database';
import { isAmong } from '../../platform/database/isAmong';
import { streamRows } from '../../platform/database/streamRows';
import { toLikePattern } from '../../platform/database/toLikePattern';
import { cutPage } from '../../platform/http/cutPage';
import { ListOrder } from '../../platform/http/ListOrder';
import { type PageInput, toOffset } from '../../platform/http/toOffset';
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
  /** Whether so many people match the text that reading them in the order of the list finds a page sooner. */
  isCommon?: boolean;
}

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

/** Whether a person or the team's name contains a common text; the sum keeps the index of texts out. */
const containsText = (eventId: string, q: string) => sql<boolean>`(
  (registrations.first_name || ' ' || registrations.last_name || ' ' || registrations.email || ' '
    || registrations.institute || ' ' || registrations.phone_number || '') ilike ${toLikePattern(q)}
  or registrations.user_id in (select team_members.user_id from teams
    join team_members on team_members.event_id = teams.event_id and team_members.team_id = teams.id
    where teams.event_id = ${eventId} and teams.name ilike ${toLikePattern(q)}))`;

const selectEverybody = sql<Tables['registrations']>`registrations`;

function filterAttendees(database: Database, filter: AttendeeFilter) {
  const { eventId, q, isCommon = false, type, team, checkedIn, question } = filter;
  return database
    .selectFrom((q === '' || isCommon ? selectEverybody : selectNamed(eventId, q)).as('registrations'))
    .$if(isCommon, (query) => query.where(containsText(eventId, q)))
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

const selectAttendees = (database: Database, filter: AttendeeFilter) =>
  filterAttendees(database, filter)
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

const ORDER = new ListOrder('attendees', [
  { by: 'registrations.registeredAt', kind: 'time' },
  { by: 'registrations.id', kind: 'id' },
]);

/** One page of matching attendees with the total, which some filters count up to a limit (HO-1). */
export async function findAttendeePage(database: Database, filter: AttendeeFilter, input: PageInput) {
  const limit = getParticipantLimit(filter);
  const total = await countAttendees(database, filter, limit);
  // Without a filter the keys come from an index alone; PostgreSQL drops the joins that nothing uses.
  const keys = filterAttendees(database, { ...filter, isCommon: filter.q !== '' && total === limit })
    .select('registrations.userId')
    .where(ORDER.isBehind(input.after))
    .orderBy('registrations.registeredAt')
    .orderBy('registrations.id')
    .limit(input.size + 1)
    .offset(toOffset(input));
  const rows = await selectAttendees(database, { eventId: filter.eventId, q: '' })
    .select(ORDER.selectPosition())
    .where(isAmong('registrations.userId', keys))
    .execute();
  return { ...cutPage(rows, input.size), total };
}
