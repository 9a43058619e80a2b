import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import { countCompared, hasFewerRows } from '../../../platform/database/hasFewerRows';
import { cutPage, type FoundPage } from '../../../platform/http/cutPage';
import { ListOrder, type Position } from '../../../platform/http/ListOrder';
import { type PageInput, toOffset } from '../../../platform/http/toOffset';
import {
  COMPUTED_RANK,
  isMatching,
  RANKED_ORDER,
  type ScoreFilter,
  type ScoreListRow,
  selectRanked,
  selectRows,
  selectUnranked,
  UNRANKED_ORDER,
} from './scoreQueries';

type PlacedRow = ScoreListRow & { position: Position };

const RANKED_CURSORS = new ListOrder('ranked attempts', [
  { by: 'keys.correctAnswers', kind: 'number', isDescending: true },
  { by: 'keys.seconds', kind: 'number' },
  { by: 'keys.submittedAt', kind: 'time' },
  { by: 'keys.userId', kind: 'id' },
]);

const UNRANKED_CURSORS = new ListOrder('other attempts', [
  { by: 'keys.startedAt', kind: 'time' },
  { by: 'keys.userId', kind: 'id' },
]);

interface Part {
  part: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  rank: RawBuilder<unknown>;
  cursors: ListOrder;
}

interface Range {
  limit: number;
  offset: number;
  isBehind: RawBuilder<boolean>;
  /** So many keys of the list are compared; all if undefined. */
  compared?: number;
}

async function findPart(
  database: Database,
  filter: ScoreFilter,
  { part, order, rank, cursors, limit, offset, isBehind, compared }: Part & Range,
): Promise<PlacedRow[]> {
  const first = compared === undefined ? sql`` : sql`order by ${order} limit ${compared}`;
  const keys = sql`select keys.* from (select keys.* from (${part}) as keys where ${isBehind} ${first}) as keys
    where ${isMatching(filter)}
    order by ${order} limit ${limit} offset ${offset}`;
  const columns = sql`${rank} as rank, ${cursors.selectPosition()}`;
  return (await selectRows<PlacedRow>(filter.eventId, { keys, order, columns }).execute(database)).rows;
}

/** The saved rank of a key. */
const selectSavedRank = (eventId: string) => sql`(select rank from quiz_ranks where event_id = ${eventId}
  and correct_answers = keys.correct_answers and seconds = keys.seconds)`;

/** Saved ranks spare ranking every attempt before the page. */
async function findRanked(database: Database, filter: ScoreFilter, range: Range): Promise<PlacedRow[]> {
  const { eventId, ended } = filter;
  const find = (computed: RawBuilder<unknown>, rank: RawBuilder<unknown>) =>
    findPart(database, filter, {
      ...range,
      part: selectRanked(eventId, computed),
      order: RANKED_ORDER,
      cursors: RANKED_CURSORS,
      rank,
    });
  const rows = ended ? await find(sql`null::int`, selectSavedRank(eventId)) : undefined;
  // A change may just have deleted the saved ranks.
  if (rows?.every(({ rank }) => rank !== null)) return rows;
  return find(COMPUTED_RANK, sql`keys.rank`);
}

/** Attempts without a rank have no result. */
const findUnranked = (database: Database, filter: ScoreFilter, range: Range): Promise<PlacedRow[]> =>
  findPart(database, filter, {
    ...range,
    part: selectUnranked(filter.eventId),
    order: UNRANKED_ORDER,
    cursors: UNRANKED_CURSORS,
    rank: sql`null::int`,
  });

/** One page of matching attempts: ranked attempts by rank, then the others by their start. */
export async function findScorePage(
  database: Database,
  filter: ScoreFilter,
  input: PageInput,
): Promise<FoundPage<PlacedRow>> {
  const isCommon = filter.q !== '' && filter.people === undefined && filter.state === undefined;
  return isCommon ? findCommonPage(database, filter, input) : findPage(database, filter, input);
}

/** A page of a common text: in the order of the list; by the index of texts if the next attempts have too few hits. */
async function findCommonPage(
  database: Database,
  filter: ScoreFilter,
  input: PageInput,
): Promise<FoundPage<PlacedRow>> {
  const inOrder = { ...filter, isInOrder: true };
  if (UNRANKED_CURSORS.isOrderOf(input.after)) return findPage(database, inOrder, input);
  const isBehind = RANKED_CURSORS.isBehind(input.after);
  const compared = countCompared(input);
  const range = { limit: input.size + 1, offset: toOffset(input), isBehind, compared };
  const rows = await findRanked(database, inOrder, range);
  if (rows.length === range.limit) return cutPage(rows, input.size);
  const ranked = sql`select from (${selectRanked(filter.eventId, sql`null::int`)}) as keys where ${isBehind}`;
  return findPage(database, (await hasFewerRows(database, ranked, compared)) ? inOrder : filter, input);
}

async function findPage(
  database: Database,
  filter: ScoreFilter,
  input: PageInput,
): Promise<FoundPage<PlacedRow>> {
  const { size, after } = input;
  const isPastRanked = UNRANKED_CURSORS.isOrderOf(after);
  const range = { limit: size + 1, offset: toOffset(input) };
  const isBehind = isPastRanked ? sql.lit(false) : RANKED_CURSORS.isBehind(after);
  const hasRanked = !isPastRanked && canBeRanked(filter);
  const first = hasRanked ? await findRanked(database, filter, { ...range, isBehind }) : [];
  if (first.length === range.limit) return cutPage(first, size);
  const rest = await findUnranked(database, filter, {
    limit: range.limit - first.length,
    offset: hasRanked
      ? await countSkipped(database, filter, { ...range, found: first.length })
      : range.offset,
    isBehind: isPastRanked ? UNRANKED_CURSORS.isBehind(after) : sql.lit(true),
  });
  return cutPage([...first, ...rest], size);
}

const canBeRanked = ({ state }: ScoreFilter): boolean =>
  state === undefined || state === 'SUBMITTED' || state === 'AUTO_SUBMITTED';

/**
 * The number of unranked attempts before a page with the last ranked attempts, or behind them; counting the ranked
 * attempts costs no more than the page's depth.
 */
async function countSkipped(
  database: Database,
  filter: ScoreFilter,
  { offset, found }: { offset: number; found: number },
): Promise<number> {
  if (found > 0 || offset === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${selectRanked(filter.eventId, sql`null::int`)}) as keys
    where ${isMatching(filter)}`.execute(database);
  return Math.max(0, offset - (rows[0]?.count ?? 0));
}
