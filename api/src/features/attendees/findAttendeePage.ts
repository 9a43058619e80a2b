import { getParticipantLimit, MAX_SEARCH_HITS } from '@marquee/shared-contracts';
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../platform/database/Database';
import { isAmong } from '../../platform/database/isAmong';
import { hasFewerRows } from '../../platform/database/hasFewerRows';
import { cutPage } from '../../platform/http/cutPage';
import { type PageInput, toOffset } from '../../platform/http/toOffset';
import { selectRegistered } from '../teams/selectRegistered';
import {
  ATTENDEE_ORDER,
  type AttendeeFilter,
  countAttendees,
  filterAttendees,
  findNamedTeams,
  type ListRange,
  selectAttendees,
  selectRange,
} from './queries';

/** chosen: comparing so many people takes a millisecond, and shows how common a text is. */
const SAMPLE_SIZE = 1_000;

/** chosen: hits vary along the list, and a second search costs more than reading on. */
const MARGIN = 2;

/** measured: the costs of a hit by the index of texts, where a person compared in the order of the list costs 1. */
const COST_OF_COUNTED_HIT = 0.4;
const COST_OF_SORTED_HIT = 2;

/** measured: PostgreSQL sorts the whole list instead of reading more of it in order. */
const LARGEST_PART = 1 / 3;

/** A text without three letters or digits in a row is in no index of trigrams, so that everybody is read. */
const IS_INDEXED = /[\p{L}\p{N}]{3}/u;

interface Search {
  database: Database;
  filter: AttendeeFilter;
  input: PageInput;
  /** Teams of `findNamedTeams`. */
  teams: readonly string[];
}

/** The number of hits up to a limit, and the keys of the page among them. */
interface Hits {
  total: number;
  ids: string[];
}

/** The first people of the list. */
interface Sample extends Hits {
  /** Fewer than `SAMPLE_SIZE` are the whole list. */
  read: number;
  /** All people of the event. */
  people: number;
}

/** One page of matching attendees with the total, which some filters count up to a limit (HO-1). */
export async function findAttendeePage(database: Database, filter: AttendeeFilter, input: PageInput) {
  if (filter.q !== '') return findSearched(database, filter, input);
  const total = await countAttendees(database, filter, getParticipantLimit(filter));
  // Without a filter the keys come from an index alone.
  const keys = selectKeys(filterAttendees(database, filter), input);
  return { ...cutPage(await readRows(database, filter, keys), input.size), total };
}

async function findSearched(database: Database, filter: AttendeeFilter, input: PageInput) {
  const search = { database, filter, input, teams: await findNamedTeams(database, filter) };
  const { total, ids } = await findHits(search);
  const rows = await readRows(database, filter, sql`select unnest(${ids}::uuid[])`);
  return { ...cutPage(rows, input.size), total };
}

/** Common texts are searched in the order of the list, rare ones by the index of texts. */
async function findHits(search: Search): Promise<Hits> {
  const { filter, input } = search;
  const sample = await readSample(search);
  if (sample.read < SAMPLE_SIZE) return sample;
  const estimate = (hits: number, costOfHit: number) =>
    estimateRange(sample, { hits, costOfHit: IS_INDEXED.test(filter.q) ? costOfHit : undefined });
  const first = estimate(toOffset(input) + input.size + 1, COST_OF_SORTED_HIT);
  const counted = await countInOrder(search, estimate(MAX_SEARCH_HITS, COST_OF_COUNTED_HIT));
  if (counted === undefined) {
    // Without an estimate the page needs all hits of the index.
    const limit = first === undefined ? undefined : MAX_SEARCH_HITS;
    const { total, ids } = await readHits(search, { limit });
    if (first === undefined || total < MAX_SEARCH_HITS)
      return { total: Math.min(total, MAX_SEARCH_HITS), ids };
  }
  const ids = [sample, counted].find((hits) => hits !== undefined && hits.ids.length > input.size)?.ids;
  return { total: MAX_SEARCH_HITS, ids: ids ?? (await findCommonIds(search, first)) };
}

/** How many people of the list have so many hits; undefined if the index of texts finds all hits sooner. */
function estimateRange(
  { total, read, people }: Sample,
  { hits, costOfHit }: { hits: number; costOfHit: number | undefined },
): number | undefined {
  const share = total / read;
  const range = hits / share;
  const costOfText = costOfHit === undefined ? people : costOfHit * share * people;
  const first = Math.ceil(MARGIN * range);
  return range < costOfText && first < people * LARGEST_PART ? first : undefined;
}

/** As many hits as a search counts, the first of the list; undefined if so many people have fewer. */
async function countInOrder(search: Search, first: number | undefined): Promise<Hits | undefined> {
  if (first === undefined) return undefined;
  const found = await readHits(search, { limit: MAX_SEARCH_HITS, first });
  return found.total === MAX_SEARCH_HITS ? found : undefined;
}

/** The page's keys among the first people behind the cursor; by the index of texts if these have too few hits. */
async function findCommonIds(search: Search, first: number | undefined): Promise<string[]> {
  const { database, filter, input, teams } = search;
  const find = async (range?: ListRange) =>
    (await selectKeys(filterAttendees(database, filter, range), input).execute()).map(({ userId }) => userId);
  if (first === undefined) return find();
  const range = { first, after: input.after, teams };
  const ids = await find(range);
  if (ids.length > input.size) return ids;
  const isEnd = await hasFewerRows(
    database,
    sql`select from ${selectRange(filter.eventId, range)} as next`,
    first,
  );
  return isEnd ? ids : find();
}

function readSample(search: Search): Promise<Sample> {
  const { database, filter } = search;
  const { eventId } = filter;
  const everybody = filterAttendees(database, { eventId, q: '' })
    .select('registrations.userId')
    .limit(SAMPLE_SIZE);
  return selectHits(search, { limit: SAMPLE_SIZE, first: SAMPLE_SIZE })
    .select([
      sql<number>`(select count(*) from (${everybody}) as everybody)`.as('read'),
      sql<number>`(select ${selectRegistered({ eventId })} from event_seats where event_id = ${eventId})`.as(
        'people',
      ),
    ])
    .executeTakeFirstOrThrow();
}

interface HitsOptions {
  limit: number | undefined;
  /** So many people of the list are compared; all are found by the index of texts, in no order, if undefined. */
  first?: number;
}

const readHits = (search: Search, options: HitsOptions): Promise<Hits> =>
  selectHits(search, options).executeTakeFirstOrThrow();

function selectHits({ database, filter, input, teams }: Search, { limit, first }: HitsOptions) {
  const matching = filterAttendees(database, filter, first === undefined ? undefined : { first, teams })
    .select(['registrations.userId', 'registrations.registeredAt', 'registrations.id'])
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0));
  return database
    .with(
      (cte) => cte('hits').materialized(),
      () => (first === undefined ? matching : inListOrder(matching)),
    )
    .selectFrom('hits')
    .select(({ fn, selectFrom }) => [
      fn.countAll<number>().as('total'),
      sql<string[]>`array(${selectKeys(selectFrom('hits as registrations'), input)})`.as('ids'),
    ]);
}

interface Keyed {
  registrations: Pick<Tables['registrations'], 'userId' | 'registeredAt' | 'id'>;
}

const inListOrder = <Row>(people: SelectQueryBuilder<Keyed, 'registrations', Row>) =>
  people.orderBy('registrations.registeredAt').orderBy('registrations.id');

/** The ids of a page's people, in the order of the list. */
const selectKeys = (people: SelectQueryBuilder<Keyed, 'registrations', object>, input: PageInput) =>
  inListOrder(people)
    .select('registrations.userId')
    .where(ATTENDEE_ORDER.isBehind(input.after))
    .limit(input.size + 1)
    .offset(toOffset(input));

const readRows = (database: Database, { eventId }: AttendeeFilter, keys: Expression<unknown>) =>
  selectAttendees(database, { eventId, q: '' })
    .select(ATTENDEE_ORDER.selectPosition())
    .where(isAmong('registrations.userId', keys))
    .execute();
