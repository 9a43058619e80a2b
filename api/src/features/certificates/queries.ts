import type { CertificateKind, CertificateState } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { cutPage } from '../../platform/http/cutPage';
import { ListOrder } from '../../platform/http/ListOrder';
import { type PageInput, toOffset } from '../../platform/http/toOffset';

const STATE = sql<CertificateState>`case
  when certificates.withdrawn_at is not null then 'withdrawn'
  when certificates.revoked_at is not null then 'revoked' else 'valid' end`;

export const selectCertificates = (database: Database) =>
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
