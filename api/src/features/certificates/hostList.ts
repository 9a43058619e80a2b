import { type CertificateState, MAX_SEARCH_HITS, parseCertificateCode } from '@marquee/shared-contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../platform/database/Database';
import { isAmong } from '../../platform/database/isAmong';
import { countCompared, hasFewerRows } from '../../platform/database/hasFewerRows';
import { streamRows } from '../../platform/database/streamRows';
import { toBeginningPattern, toLikePattern } from '../../platform/database/toLikePattern';
import { cutPage } from '../../platform/http/cutPage';
import { ListOrder } from '../../platform/http/ListOrder';
import { type PageInput, toOffset } from '../../platform/http/toOffset';
import { selectCertificates } from './queries';

export interface CertificateFilter {
  eventId: string;
  q: string;
  state?: CertificateState | undefined;
}

/** Written so that the index of certificates that are not valid serves two of them. */
const stateConditions: Readonly<Record<CertificateState, RawBuilder<boolean>>> = {
  valid: sql`certificates.revoked_at is null and certificates.withdrawn_at is null`,
  revoked: sql`certificates.revoked_at is not null and certificates.withdrawn_at is null`,
  withdrawn: sql`certificates.withdrawn_at is not null`,
};

function hasText({ q }: CertificateFilter): RawBuilder<boolean> {
  const pattern = toLikePattern(q);
  const code = parseCertificateCode(q);
  return code === undefined
    ? sql`certificates.name ilike ${pattern}`
    : sql`(certificates.name ilike ${pattern} or certificates.code = ${code})`;
}

/** The scalar subquery lets the order of an index by design serve the list. */
const isOfEvent = (eventId: string) =>
  sql`certificates.design_id = (select id from certificate_designs where event_id = ${eventId})`;

const isMatching = (filter: CertificateFilter) => sql<boolean>`${isOfEvent(filter.eventId)}
  and ${filter.state === undefined ? sql`true` : stateConditions[filter.state]}
  and ${filter.q === '' ? sql`true` : hasText(filter)}`;

const selectHostRows = (database: Database) =>
  selectCertificates(database)
    .leftJoin('accounts', 'accounts.id', 'certificates.userId')
    .leftJoin('guests', 'guests.accountId', 'certificates.userId')
    // A deleted account has a key in place of its address (PR-6).
    .select(
      sql<string>`case when certificates.withdrawn_at is null then coalesce(guests.email, accounts.email, '') else '' end`.as(
        'email',
      ),
    );

export type HostRow = Awaited<ReturnType<ReturnType<typeof selectHostRows>['execute']>>[number];

const NAME = sql<string>`lower(certificates.name)`;

const ORDER = new ListOrder('certificates', [
  { by: NAME, kind: 'text' },
  { by: 'certificates.id', kind: 'id' },
]);

/** Independent of names: in their order all people before a common first name would be read. */
const COMMON_ORDER = new ListOrder('common certificates', [{ by: 'certificates.userId', kind: 'id' }]);

/**
 * One page of an event's certificates with the total. They come by name; a search counts up to 1,000, and so many hits come in
 * no particular order (CE-5).
 */
export async function findHostPage(database: Database, filter: CertificateFilter, input: PageInput) {
  const { after } = input;
  const total = await countMatching(database, filter);
  const isCommon =
    after === undefined ? filter.q !== '' && total === MAX_SEARCH_HITS : COMMON_ORDER.isOrderOf(after);
  const rows = isCommon
    ? await readCommonPage(database, filter, input)
    : await readPage(database, ORDER, {
        ...input,
        certificates: sql`select * from certificates where ${isMatching(filter)}`,
        columns: sql`${NAME}, certificates.id`,
      });
  return { ...cutPage(rows, input.size), total };
}

/** A page in the order of accounts; by the index of names if the next certificates have too few hits. */
async function readCommonPage(database: Database, filter: CertificateFilter, input: PageInput) {
  const columns = sql`certificates.user_id`;
  const next = sql`select * from certificates where ${isOfEvent(filter.eventId)}
    and certificates.user_id is not null and ${COMMON_ORDER.isBehind(input.after)}`;
  const compared = countCompared(input);
  const certificates = sql`select * from (${next} order by ${columns} limit ${compared}) as certificates
    where ${isMatching(filter)}`;
  const rows = await readPage(database, COMMON_ORDER, { ...input, certificates, columns });
  if (rows.length > input.size || (await hasFewerRows(database, next, compared))) return rows;
  // PostgreSQL would read the hits in the order of the page too; `offset 0` makes it find them by the index first.
  const all = sql`select * from (${next}) as certificates where ${isMatching(filter)} offset 0`;
  return readPage(database, COMMON_ORDER, { ...input, certificates: all, columns });
}

interface OrderedPage extends PageInput {
  /** A query of certificates. */
  certificates: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
}

function readPage(database: Database, order: ListOrder, { certificates, columns, ...input }: OrderedPage) {
  const keys = database
    .selectFrom(sql<Tables['certificates']>`(${certificates})`.as('certificates'))
    .select('certificates.id')
    .where(order.isBehind(input.after))
    .orderBy(columns)
    .limit(input.size + 1)
    .offset(toOffset(input));
  return selectHostRows(database)
    .select(order.selectPosition())
    .where(isAmong('certificates.id', keys))
    .orderBy(columns)
    .execute();
}

/** A design counts its certificates, and the valid ones are the rest of a short index. */
async function countMatching(database: Database, filter: CertificateFilter): Promise<number> {
  const { eventId, q, state } = filter;
  if (q === '' && state === undefined) return countIssued(database, eventId);
  if (q === '' && state === 'valid') {
    const revoked = await countRows(database, { eventId, q, state: 'revoked' });
    const withdrawn = await countRows(database, { eventId, q, state: 'withdrawn' });
    return (await countIssued(database, eventId)) - revoked - withdrawn;
  }
  if (q !== '' && state === undefined && (await isFrequentBeginning(database, filter)))
    return MAX_SEARCH_HITS;
  return countRows(database, filter);
}

/** The index of texts reads every hit before a search has counted enough, an index of beginnings does not. */
const isFrequentBeginning = async (database: Database, { eventId, q }: CertificateFilter): Promise<boolean> =>
  !(await hasFewerRows(
    database,
    sql`select from certificates where ${isOfEvent(eventId)} and lower(name) like lower(${toBeginningPattern(q)})`,
    MAX_SEARCH_HITS,
  ));

async function countIssued(database: Database, eventId: string): Promise<number> {
  const design = await database
    .selectFrom('certificateDesigns')
    .select('issued')
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return design?.issued ?? 0;
}

async function countRows(database: Database, filter: CertificateFilter): Promise<number> {
  const matching = database
    .selectFrom('certificates')
    .select('certificates.id')
    .where(isMatching(filter))
    .$if(filter.q !== '', (query) => query.limit(MAX_SEARCH_HITS));
  const { total } = await database
    .selectFrom(matching.as('matching'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** All matching certificates for an export. */
export const streamCertificates = (
  database: Database,
  filter: CertificateFilter,
): AsyncGenerator<HostRow[]> =>
  streamRows(
    database,
    sql<HostRow>`${selectHostRows(database).where(isMatching(filter)).orderBy(NAME).orderBy('certificates.id')}`,
  );

/** A certificate of an event, by its own id or its person's; undefined without. */
export const findHostCertificate = (
  database: Database,
  eventId: string,
  by: { certificateId: string } | { accountId: string },
) =>
  selectHostRows(database)
    .where(isMatching({ eventId, q: '' }))
    .where((eb) =>
      'certificateId' in by
        ? eb('certificates.id', '=', by.certificateId)
        : eb('certificates.userId', '=', by.accountId),
    )
    .executeTakeFirst();
