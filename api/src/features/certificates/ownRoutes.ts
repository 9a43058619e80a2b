import { certificates } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { describePage } from '../../platform/http/cutPage';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { correctOwnName } from './changeCertificate';
import { findOwnCertificate, findOwnPage } from './queries';

const LIST_SIZE = 20;

export function ownRoutes(app: Application): void {
  const { database } = app;
  route(app, certificates.own, async ({ query: { page = 0, size = LIST_SIZE, after }, account }) => {
    const input = { page, size, after };
    const found = await findOwnPage(database, account.id, input);
    return { ...succeed(found.rows), ...describePage(found, input) };
  });
  route(app, certificates.correctName, async ({ params: { certificateId }, body, account, now }) => {
    await correctOwnName(database, { certificateId, userId: account.id, now }, body.name);
    return succeed((await findOwnCertificate(database, account.id, certificateId)) ?? refuse('NOT_FOUND'));
  });
}
