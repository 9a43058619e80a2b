import type { CallReceived, manageEvents } from '@marquee/shared-contracts';
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database/Database';
import { cutPage } from '../../../platform/http/cutPage';
import { ListOrder } from '../../../platform/http/ListOrder';
import { type PageInput, toOffset } from '../../../platform/http/toOffset';
import { isAdministratorOf, isInPeriod, isInPhase, isPublished } from '../eventConditions';
import { readSearchWords } from '../search/readSearchWords';
import { selectImpressions } from './queries';

type Query = CallReceived<typeof manageEvents.list>['query'];

/** The host, the filter of the list, and the database's time. */
export interface HostEventFilter extends Omit<Query, 'page' | 'size' | 'after'> {
  hostId: string;
  now: Date;
}

const ORDER = new ListOrder('host events', [
  { by: 'events.lastUpdate', kind: 'time', isDescending: true },
  { by: 'events.id', kind: 'id' },
]);

const LIST_COLUMNS = [
  'events.id',
  'events.ownerId',
  'events.title',
  'events.organization',
  'events.category',
  'events.lastUpdate',
  'events.mode',
  'events.imageUrl',
  'events.startTime',
  'events.endTime',
  'events.timezone',
  'events.visibility',
  'events.cancelledAt',
  'events.draft',
  'eventSeats.capacityMax',
  'eventSeats.taken',
  'eventSeats.held',
] as const;

export type HostEventRow = NonNullable<Awaited<ReturnType<typeof findFirstEvent>>>;

/**
 * One page of the events that the host owns or administers, last changed first, with the total, and the total without
 * the filter (EV-28, EV-29, HO-12).
 */
export async function findHostEventPage(database: Database, filter: HostEventFilter, input: PageInput) {
  const hosted = selectHosted(database, filter.hostId);
  const matches = await createFilter(database, filter);
  const found = { owned: matches(hosted.owned), administered: matches(hosted.administered) };
  const rows = await selectRows(database, filter.hostId)
    .select(ORDER.selectPosition())
    .where('events.id', 'in', selectKeys(database, found, input))
    .orderBy('events.lastUpdate', 'desc')
    .orderBy('events.id')
    .execute();
  const all = await countEvents(hosted);
  const total = isFiltered(filter) ? await countEvents(found) : all;
  return { ...cutPage(rows, input.size), total, all };
}

const isFiltered = ({ q = '', event, category, state, from, to }: HostEventFilter): boolean =>
  q !== '' || [event, category, state, from, to].some((condition) => condition !== undefined);

/** The running event that began first, else the next, else the latest, never a draft; own events first (EV-31). */
export async function findFirstEvent(database: Database, hostId: string, now: Date) {
  const { owned, administered } = selectHosted(database, hostId);
  for (const part of [owned, administered]) {
    const hosted = part.where(isPublished);
    const open = hosted.where((eb) => isInPhase(eb, undefined, now)).orderBy('events.startTime');
    const latest = hosted.orderBy('events.startTime', 'desc');
    const row =
      (await findRow(database, hostId, open.orderBy('events.id'))) ??
      (await findRow(database, hostId, latest.orderBy('events.id')));
    if (row !== undefined) return row;
  }
  return undefined;
}

const findRow = (database: Database, hostId: string, hosted: Hosted) =>
  selectRows(database, hostId)
    .where('events.id', 'in', hosted.select('events.id').limit(1))
    .executeTakeFirst();

const selectRows = (database: Database, hostId: string) =>
  database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(LIST_COLUMNS)
    .select((eb) => [
      selectImpressions(eb).as('impressions'),
      eb
        .selectFrom('eventAdministrators')
        .select('eventAdministrators.role')
        .whereRef('eventAdministrators.eventId', '=', 'events.id')
        .where('eventAdministrators.userId', '=', hostId)
        .as('administratorRole'),
      eb.fn<string>('left', ['events.description', eb.lit(1)]).as('description'),
    ]);

type Hosted = SelectQueryBuilder<Tables, 'events', object>;
type HostedParts = Record<'owned' | 'administered', Hosted>;

/** The parts share no event. */
function selectHosted(database: Database, hostId: string) {
  const existing = database.selectFrom('events').where('events.deletedAt', 'is', null);
  return {
    owned: existing.where('events.ownerId', '=', hostId),
    administered: existing.where('events.ownerId', '<>', hostId).where((eb) => isAdministratorOf(eb, hostId)),
  };
}

const isInState = (eb: ExpressionBuilder<Tables, 'events'>, state: HostEventFilter['state'], now: Date) =>
  state === 'draft'
    ? eb('events.draft', 'is not', null)
    : eb.and([isPublished(eb), isInPhase(eb, state, now)]);

/** A draft without dates is in no period: its columns contain placeholders (EV-41). */
const HAS_DATES = sql<boolean>`(events.draft is null
  or events.draft->>'startTime' <> '' and events.draft->>'endTime' <> '')`;

/** The conditions of a filter; every word of its text is a part of the event's names. */
async function createFilter(
  database: Database,
  { q = '', event, category, state, from, to, now }: HostEventFilter,
): Promise<(hosted: Hosted) => Hosted> {
  const words = q === '' ? [] : await readSearchWords(database, q);
  // A text of punctuation alone has no words.
  const isUnknown = q !== '' && words.length === 0;
  const hasNames = words.map((word) => sql<boolean>`events.search_names like ${`%${word}%`}`);
  return (hosted) =>
    [...hasNames, ...(isUnknown ? [sql.lit(false)] : [])]
      .reduce((found, condition) => found.where(condition), hosted)
      .$if(event !== undefined, (query) => query.where('events.id', '=', event ?? ''))
      .$if(category !== undefined, (query) => query.where('events.category', '=', category ?? 'other'))
      .$if(state !== undefined, (query) => query.where((eb) => isInState(eb, state, now)))
      .where((eb) => isInPeriod(eb, { from, to }))
      .$if((from ?? to) !== undefined, (query) => query.where(HAS_DATES));
}

/** The keys of a page; an index gives the owned events in this order. */
function selectKeys(database: Database, { owned, administered }: HostedParts, input: PageInput) {
  const offset = toOffset(input);
  const selectNewest = (part: Hosted) =>
    part
      .select(['events.id', 'events.lastUpdate'])
      .where(ORDER.isBehind(input.after))
      .orderBy('events.lastUpdate', 'desc')
      .orderBy('events.id')
      .limit(offset + input.size + 1);
  return database
    .selectFrom(
      database
        .selectFrom(selectNewest(owned).as('owned'))
        .selectAll()
        .unionAll(database.selectFrom(selectNewest(administered).as('administered')).selectAll())
        .as('hosted'),
    )
    .select('id')
    .orderBy('lastUpdate', 'desc')
    .orderBy('id')
    .limit(input.size + 1)
    .offset(offset);
}

const countEvents = async ({ owned, administered }: HostedParts): Promise<number> =>
  (await countPart(owned)) + (await countPart(administered));

const countPart = async (hosted: Hosted): Promise<number> =>
  (await hosted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;
