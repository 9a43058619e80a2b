import { type CertificateState, type CertificateKind, parseCertificateCode } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { streamRows } from '../../platform/database/streamRows';
import { toLikePattern } from '../../platform/database/toLikePattern';
import { cutPage } from '../../platform/http/cutPage';
import { ListOrder } from '../../platform/http/ListOrder';
import { type PageInput, toOffset } from '../../platform/http/toOffset';

const STATE = sql<CertificateState>`case
  when certificates.withdrawn_at is not null then 'withdrawn'
  when certificates.revoked_at is not null then 'revoked' else 'valid' end`;

const selectCertificates = (database: Database) =>
  database
    .selectFrom('certificates')
    .innerJoin('certificateDesigns', 'certificateDesigns.id', 'certificates.designId')
    .select([
      'certificates.id',
      'certificates.code',
      'certificates.kind',
      'certificates.name',
      'certificates.team',
      'certificates.rank',
      'certificates.score',
      'certificates.issuedAt',
      'certificates.revokedAt',
      'certificates.reason',
    ])
    .select(STATE.as('state'));

export interface CertificateFilter {
  eventId: string;
  q: string;
  state?: CertificateState | undefined;
}

const filterCertificates = (database: Database, { eventId, q, state }: CertificateFilter) =>
  selectCertificates(database)
    .leftJoin('accounts', 'accounts.id', 'certificates.userId')
    .leftJoin('guests', 'guests.accountId', 'certificates.userId')
    // A deleted account has a key in place of its address (PR-6).
    .select(
      sql<string>`case when certificates.withdrawn_at is null then coalesce(guests.email, accounts.email, '') else '' end`.as(
        'email',
      ),
    )
    // A subquery, so that the order of an index by design serves the list.
    .where('certificates.designId', '=', (eb) =>
      eb.selectFrom('certificateDesigns').select('id').where('eventId', '=', eventId),
    )
    .$if(q !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('certificates.name', 'ilike', toLikePattern(q)),
          eb('certificates.code', '=', parseCertificateCode(q) ?? ''),
        ]),
      ),
    )
    .$if(state !== undefined, (query) => query.where(STATE, '=', state ?? 'valid'));

export type HostRow = Awaited<ReturnType<ReturnType<typeof filterCertificates>['execute']>>[number];

const NAME = sql<string>`lower(certificates.name)`;

const HOST_ORDER = new ListOrder('certificates', [
  { by: NAME, kind: 'text' },
  { by: 'certificates.id', kind: 'id' },
]);

/** One page of an event's certificates, by name. */
export async function findHostPage(database: Database, filter: CertificateFilter, input: PageInput) {
  const rows = await filterCertificates(database, filter)
    .select(HOST_ORDER.selectPosition())
    .where(HOST_ORDER.isBehind(input.after))
    .orderBy(NAME)
    .orderBy('certificates.id')
    .limit(input.size + 1)
    .offset(toOffset(input))
    .execute();
  return { ...cutPage(rows, input.size), total: await countMatching(database, filter) };
}

/** A design counts its certificates. */
async function countMatching(database: Database, filter: CertificateFilter): Promise<number> {
  const { eventId, q, state } = filter;
  const counted =
    q === '' && state === undefined
      ? database.selectFrom('certificateDesigns').select('issued as total').where('eventId', '=', eventId)
      : database
          .selectFrom(filterCertificates(database, filter).as('matching'))
          .select(({ fn }) => fn.countAll<number>().as('total'));
  return (await counted.executeTakeFirst())?.total ?? 0;
}

/** All matching certificates for an export. */
export const streamCertificates = (
  database: Database,
  filter: CertificateFilter,
): AsyncGenerator<HostRow[]> =>
  streamRows(
    database,
    sql<HostRow>`${filterCertificates(database, filter).orderBy(NAME).orderBy('certificates.id')}`,
  );

/** A certificate of an event, by its own id or its person's; undefined without. */
export const findHostCertificate = (
  database: Database,
  eventId: string,
  by: { certificateId: string } | { accountId: string },
) =>
  filterCertificates(database, { eventId, q: '' })
    .where((eb) =>
      'certificateId' in by
        ? eb('certificates.id', '=', by.certificateId)
        : eb('certificates.userId', '=', by.accountId),
    )
    .executeTakeFirst();

const selectWithEvent = (database: Database) =>
  selectCertificates(database)
    .leftJoin('events', (join) =>
      join.onRef('events.id', '=', 'certificateDesigns.eventId').on('events.deletedAt', 'is', null),
    )
    .select([
      'events.id as eventId',
      'certificateDesigns.eventTitle',
      'certificateDesigns.organization',
      'certificateDesigns.heldOn',
    ]);

const OWN_ORDER = new ListOrder('own certificates', [
  { by: 'certificates.issuedAt', kind: 'time', isDescending: true },
  { by: 'certificates.id', kind: 'id', isDescending: true },
]);

const selectOwn = (database: Database, userId: string) =>
  selectWithEvent(database)
    .select(sql<boolean>`certificates.renamed_at is null and certificates.revoked_at is null`.as('canRename'))
    .where('certificates.userId', '=', userId);

/** One page of a person's certificates, latest first. */
export async function findOwnPage(database: Database, userId: string, input: PageInput) {
  const rows = await selectOwn(database, userId)
    .select(OWN_ORDER.selectPosition())
    .where(OWN_ORDER.isBehind(input.after))
    .orderBy('certificates.issuedAt', 'desc')
    .orderBy('certificates.id', 'desc')
    .limit(input.size + 1)
    .offset(toOffset(input))
    .execute();
  const { total } = await database
    .selectFrom('certificates')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...cutPage(rows, input.size), total };
}

export const findOwnCertificate = (database: Database, userId: string, certificateId: string) =>
  selectOwn(database, userId).where('certificates.id', '=', certificateId).executeTakeFirst();

/** A certificate with its design, by its code. */
export const findByCode = (database: Database, code: string) =>
  selectWithEvent(database)
    .select(['certificateDesigns.design', 'certificates.designId', 'certificates.statusIndex'])
    .where('certificates.code', '=', code)
    .executeTakeFirst();

export type CodedCertificate = NonNullable<Awaited<ReturnType<typeof findByCode>>>;

/** Status indexes of certificates that are not valid, in a range; undefined if no certificate is in the range. */
export async function findInvalidIndexes(
  database: Database,
  first: number,
  length: number,
): Promise<number[] | undefined> {
  const inRange = database
    .selectFrom('certificates')
    .select('statusIndex')
    .where('statusIndex', '>=', String(first))
    .where('statusIndex', '<', String(first + length));
  const [any, invalid] = await Promise.all([
    inRange.limit(1).executeTakeFirst(),
    inRange
      .where((eb) => eb.or([eb('revokedAt', 'is not', null), eb('withdrawnAt', 'is not', null)]))
      .execute(),
  ]);
  return any && invalid.map(({ statusIndex }) => Number(statusIndex));
}

/** The title of a certificate of this kind; a design without winners may have none for them. */
export const getTitle = (design: CodedCertificate['design'], kind: CertificateKind): string =>
  kind === 'WINNER' && design.winnerTitle !== '' ? design.winnerTitle : design.title;
