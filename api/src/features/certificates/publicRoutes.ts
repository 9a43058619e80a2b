import { certificates } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { createFileReply } from './printedReplies';
import { findByCode, getTitle } from './queries';

export function publicRoutes(app: Application): void {
  route(app, certificates.details, async ({ params: { certificateCode }, reply }) => {
    const found = (await findByCode(app.database, certificateCode)) ?? refuse('NOT_FOUND');
    reply.header('x-robots-tag', 'noindex');
    return succeed({ ...found, title: getTitle(found.design, found.kind) });
  });
  route(app, certificates.file, async ({ params: { certificateCode }, reply: { request } }) => {
    const found = (await findByCode(app.database, certificateCode)) ?? refuse('NOT_FOUND');
    if (found.state !== 'valid') refuse('CERTIFICATE_REVOKED');
    return createFileReply(app, found, request);
  });
}
