import { type AttemptState, MAX_SEARCH_HITS } from '@marquee/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import { hasFewerRows } from '../../../platform/database/hasFewerRows';
import { toBeginningPattern, toLikePattern } from '../../../platform/database/toLikePattern';

export interface ScoreFilter {
  eventId: string;
  q: string;
  state?: AttemptState | undefined;
  /** Whether ranks are saved. */
  ended: boolean;
  /** The people who match a text, if they are fewer than a search counts. */
  people?: readonly string[] | undefined;
  /** Whether attempts are compared with a common text in the order of the list. */
  isInOrder?: boolean;
}

/** An attempt with its person; `userId` is unique per quiz. Unranked attempts have no rank. */
export interface ScoreListRow {
  userId: string;
  state: AttemptState;
  startedAt: Date;
  submittedAt: Date | null;
  answered: number | null;
  correctAnswers: number | null;
  seconds: number;
  rank: number | null;
  firstname: string;
  lastname: string;
  email: string;
}

/** Also the condition of an index, and `is not true` the condition of another. */
const IS_RANKED = sql`(state in ('SUBMITTED', 'AUTO_SUBMITTED') and answered >= 1)`;

/** The person's name is the one of the registration, as in the list of participants. */
const PERSON = sql`
  join accounts on accounts.id = attempts.user_id
  left join registrations on registrations.event_id = attempts.event_id
    and registrations.user_id = attempts.user_id and registrations.state = 'ACTIVE'`;
const FIRSTNAME = sql`coalesce(registrations.first_name, accounts.firstname)`;
const LASTNAME = sql`coalesce(registrations.last_name, accounts.lastname)`;

/** Ranks all attempts; ties share a rank (LB-1). */
export const COMPUTED_RANK = sql`(rank() over (order by correct_answers desc, seconds))::int`;

/** Keys of ranked attempts in the order of LB-1, which an index provides. */
export const selectRanked = (eventId: string, rank: RawBuilder<unknown>) => sql`
  select user_id, correct_answers, seconds, submitted_at, null::timestamptz as started_at, ${rank} as rank
  from attempts where event_id = ${eventId} and ${IS_RANKED}`;

export const selectUnranked = (eventId: string) => sql`
  select user_id, null::int as correct_answers, null::int as seconds, null::timestamptz as submitted_at, started_at,
    null::int as rank
  from attempts where event_id = ${eventId} and ${IS_RANKED} is not true`;

export const RANKED_ORDER = sql`keys.correct_answers desc, keys.seconds, keys.submitted_at, keys.user_id`;
export const UNRANKED_ORDER = sql`keys.started_at, keys.user_id`;

/** PostgreSQL might compare one key after the other; `offset 0` makes it find all by the index of texts first. */
const selectNamed = ({ eventId, q }: ScoreFilter): RawBuilder<unknown> => sql`
  select user_id from attempt_names where event_id = ${eventId} and text ilike ${toLikePattern(q)} offset 0`;

const selectMatching = (filter: ScoreFilter): RawBuilder<unknown> =>
  filter.q !== '' && filter.state === undefined
    ? selectNamed(filter)
    : sql`select user_id from attempts where event_id = ${filter.eventId}
        ${filter.state === undefined ? sql`` : sql`and state = ${filter.state}`}
        ${filter.q === '' ? sql`` : sql`and user_id in (${selectNamed(filter)})`}`;

/**
 * Whether the person of a key has a common text in the name. PostgreSQL compares a value per key in the order of the list,
 * whereas it would turn `exists` into a join with every name; small letters keep the index of texts out.
 */
const isNamed = ({ eventId, q }: ScoreFilter): RawBuilder<unknown> => sql`(
  select lower(text) like lower(${toLikePattern(q)}) from attempt_names
    where event_id = ${eventId} and user_id = keys.user_id)`;

/** Without a filter the page is chosen from the index alone. */
export function isMatching(filter: ScoreFilter): RawBuilder<unknown> {
  const { q, state, people, isInOrder } = filter;
  if (q === '' && state === undefined) return sql`true`;
  if (people !== undefined) return sql`keys.user_id = any(${people}::uuid[])`;
  return isInOrder ? isNamed(filter) : sql`keys.user_id in (${selectMatching(filter)})`;
}

interface Keys {
  keys: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** Columns of a key: `rank`, and in a list `position`. */
  columns: RawBuilder<unknown>;
}

/** Completes keys with the columns of a row. */
export const selectRows = <Row extends ScoreListRow>(
  eventId: string,
  { keys, order, columns }: Keys,
) => sql<Row>`
  select attempts.user_id, attempts.state, attempts.started_at, attempts.submitted_at, attempts.answered,
    attempts.correct_answers, attempts.seconds, ${FIRSTNAME} as firstname, ${LASTNAME} as lastname, accounts.email,
    ${columns}
  from (${keys}) as keys join attempts on attempts.event_id = ${eventId} and attempts.user_id = keys.user_id
  ${PERSON}
  order by ${order}`;

/** The number of matching attempts. */
export async function countMatching(database: Database, filter: ScoreFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${selectMatching(filter)}) as matching`.execute(database);
  return rows[0]?.count ?? 0;
}

/** The people of matching attempts; undefined if there are as many as a search counts (HO-13). */
export async function findMatching(database: Database, filter: ScoreFilter): Promise<string[] | undefined> {
  if (filter.state === undefined && (await isFrequentBeginning(database, filter))) return undefined;
  const { rows } = await sql<{ userId: string }>`
    ${selectMatching(filter)} limit ${MAX_SEARCH_HITS}`.execute(database);
  return rows.length < MAX_SEARCH_HITS ? rows.map(({ userId }) => userId) : undefined;
}

/** The index of texts reads every hit before a search has counted enough, an index of beginnings does not. */
const isFrequentBeginning = async (database: Database, { eventId, q }: ScoreFilter): Promise<boolean> =>
  !(await hasFewerRows(
    database,
    sql`select from attempt_names where event_id = ${eventId} and lower(text) like lower(${toBeginningPattern(q)})`,
    MAX_SEARCH_HITS,
  ));

/** A row of the export, with the chosen option of each answered question. */
export interface ExportedScore extends ScoreListRow {
  answers: Record<string, string>;
}

/** Every matching attempt in the order of the list, with its answers. */
export function selectExport(filter: ScoreFilter): RawBuilder<ExportedScore> {
  const keys = sql`select keys.* from (
      select * from (${selectRanked(filter.eventId, COMPUTED_RANK)}) as ranked
      union all select * from (${selectUnranked(filter.eventId)}) as unranked
    ) as keys where ${isMatching(filter)}`;
  const order = sql`keys.rank, ${RANKED_ORDER}, ${UNRANKED_ORDER}`;
  const rows = selectRows(filter.eventId, { keys, order, columns: sql`keys.rank` });
  return sql<ExportedScore>`
    select scores.*, (
      select coalesce(json_object_agg(question_id, option_id), '{}') from answers
      where answers.event_id = ${filter.eventId} and answers.user_id = scores.user_id
    ) as answers
    from (${rows}) as scores`;
}
