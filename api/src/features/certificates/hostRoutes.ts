import {
  certificates,
  type CertificateDesign,
  DEFAULT_CERTIFICATE_DESIGN,
  formatCertificateCode,
} from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { writeAuditEntry } from '../../platform/audit/writeAuditEntry';
import { describePage } from '../../platform/http/cutPage';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { createCsvReply, isCsvRequested } from '../../platform/http/toCsv';
import { addCertificate } from './addCertificate';
import {
  type HostChange,
  renameCertificate,
  restoreCertificate,
  revokeCertificate,
} from './changeCertificate';
import { countCertificates, findDesign, saveDesign } from './designs';
import { canIssue, findIssuingEvent, issueCertificates } from './issueCertificates';
import { createPreviewReply } from './printedReplies';
import { findHostCertificate, findHostPage, type HostRow, streamCertificates } from './hostList';
import { countMissing } from './recipients';

const LIST_SIZE = 50;

export function hostRoutes(app: Application): void {
  designRoutes(app);
  listRoute(app);
  changeRoutes(app);
}

function designRoutes(app: Application): void {
  route(app, certificates.status, async ({ params: { eventId }, now }) =>
    succeed(await readStatus(app, eventId, now)),
  );
  route(app, certificates.saveDesign, async ({ params: { eventId }, body: design, account, now }) => {
    await app.database
      .transaction()
      .execute((transaction) => saveDesign(transaction, { eventId, design, now }, account.id));
    return succeed(await readStatus(app, eventId, now), 'Design saved');
  });
  route(app, certificates.preview, ({ params: { eventId }, body, now, reply: { request } }) =>
    createPreviewReply(app, { eventId, now, request, ...body }),
  );
  route(app, certificates.issue, async ({ params: { eventId }, account }) =>
    succeed({ issued: await issueCertificates(app, { eventId, actorId: account.id }) }),
  );
}

async function readStatus({ database }: Application, eventId: string, now: Date) {
  const [saved, event] = await Promise.all([
    findDesign(database, eventId),
    findIssuingEvent(database, eventId),
  ]);
  const design: CertificateDesign = saved?.design ?? DEFAULT_CERTIFICATE_DESIGN;
  const designId = saved?.id ?? null;
  const counts =
    designId === null ? { issued: 0, revoked: 0, untold: 0 } : await countCertificates(database, designId);
  const missing = await countMissing(database, { eventId, designId, design, issued: counts.issued });
  return { design, isSaved: saved !== undefined, canIssue: canIssue(event, now), ...missing, ...counts };
}

function listRoute(app: Application): void {
  route(app, certificates.list, async ({ params: { eventId }, query, account, now, reply }) => {
    const { q = '', state, format, page = 0, size = LIST_SIZE, after } = query;
    const filter = { eventId, q, state };
    if (isCsvRequested(format, reply)) {
      await writeAuditEntry(
        app.database,
        { actorId: account.id, action: 'certificates.export', objectId: eventId },
        now,
      );
      return createCsvReply('certificates.csv', COLUMNS, toCsvRows(streamCertificates(app.database, filter)));
    }
    const input = { page, size, after };
    const found = await findHostPage(app.database, filter, input);
    return { status: 'SUCCESS' as const, content: found.rows, ...describePage(found, input) };
  });
}

const COLUMNS = [
  'Name',
  'Email',
  'Code',
  'Kind',
  'Team',
  'Rank',
  'Score',
  'Issued',
  'State',
  'Revoked',
  'Reason',
];

async function* toCsvRows(batches: AsyncIterable<HostRow[]>) {
  for await (const rows of batches)
    yield rows.map((row) => [
      row.name,
      row.email,
      formatCertificateCode(row.code),
      row.kind,
      row.team ?? '',
      row.rank,
      row.score,
      row.issuedAt.toISOString(),
      row.state,
      row.revokedAt?.toISOString() ?? '',
      row.reason,
    ]);
}

function changeRoutes(app: Application): void {
  const { database, mailer } = app;
  const change = async (call: Omit<HostChange, 'actorId'>, write: () => Promise<void>) => {
    await write();
    return succeed((await findHostCertificate(database, call.eventId, call)) ?? refuse('NOT_FOUND'));
  };
  route(app, certificates.add, async ({ params: { eventId, accountId }, body, account }) => {
    await addCertificate(app, { eventId, accountId, actorId: account.id, ...body });
    return succeed((await findHostCertificate(database, eventId, { accountId })) ?? refuse('NOT_FOUND'));
  });
  route(app, certificates.rename, ({ params, body: { name }, account, now }) => {
    const call = { ...params, actorId: account.id, now };
    return change(call, () =>
      database.transaction().execute((transaction) => renameCertificate(transaction, call, name)),
    );
  });
  route(app, certificates.revoke, ({ params, body: { reason }, account, now }) => {
    const call = { ...params, actorId: account.id, now };
    return change(call, () =>
      database
        .transaction()
        .execute((transaction) => revokeCertificate(transaction, call, { reason, mailer })),
    );
  });
  route(app, certificates.restore, ({ params, account, now }) => {
    const call = { ...params, actorId: account.id, now };
    return change(call, () =>
      database.transaction().execute((transaction) => restoreCertificate(transaction, call)),
    );
  });
}
