import { certificates } from '@marquee/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { Application } from '../../../platform/Application';
import { getOrigin } from '../../../platform/http/getOrigin';
import { RawReply } from '../../../platform/http/RawReply';
import { refuse } from '../../../platform/http/refuse';
import { route } from '../../../platform/http/route';
import { findByCode, findInvalidIndexes } from '../queries';
import { createCredential } from './createCredential';
import { createStatusList, STATUS_LIST_LENGTH } from './createStatusList';
import { describeFacts, getStatusListUrl } from './describeFacts';
import { signCredential } from './signCredential';
import { findPublicKey, findSigningKey, listPublicKeys } from './signingKeys';
import type { VerifiableCredential } from './VerifiableCredential';

/** Verifiers in browsers of other origins read these; they contain what everybody may read. */
const OPEN_TO_ALL = { 'access-control-allow-origin': '*' };

/** A certificate may be revoked at any time, so readers ask again. */
const HEADERS = {
  ...OPEN_TO_ALL,
  'content-type': 'application/vc+jwt',
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex',
};

/** Credentials of certificates, the list of those that are not valid, and the keys that verify both (CE-12). */
export function credentialRoutes(app: Application): void {
  const { database, publicUrl } = app;
  const createSignedReply = async (
    credential: VerifiableCredential,
    origin: string,
    more: Record<string, string> = {},
  ) => {
    const token = await signCredential(credential, await findSigningKey(app, origin));
    return new RawReply(Buffer.from(token), { ...HEADERS, ...more });
  };
  const readOrigin = ({ request }: { request: FastifyRequest }) => getOrigin(request, publicUrl);

  route(app, certificates.credential, async ({ params: { certificateCode }, reply }) => {
    const found = (await findByCode(database, certificateCode)) ?? refuse('NOT_FOUND');
    if (found.state !== 'valid') refuse('CERTIFICATE_REVOKED');
    const origin = readOrigin(reply);
    const credential = createCredential(describeFacts(found, origin));
    const disposition = `attachment; filename="certificate-${found.code}.jwt"`;
    return createSignedReply(credential, origin, { 'content-disposition': disposition });
  });
  route(app, certificates.statusList, async ({ params: { statusList }, reply }) => {
    const origin = readOrigin(reply);
    const first = statusList * STATUS_LIST_LENGTH;
    const found = (await findInvalidIndexes(database, first, STATUS_LIST_LENGTH)) ?? refuse('NOT_FOUND');
    const url = getStatusListUrl(statusList, origin);
    const revokedIndexes = found.map((index) => index - first);
    return createSignedReply(createStatusList({ url, issuer: origin, revokedIndexes }), origin);
  });
  route(app, certificates.publicKeys, async ({ reply }) => {
    void reply.headers(OPEN_TO_ALL);
    return listPublicKeys(database, readOrigin(reply));
  });
  route(app, certificates.keyById, async ({ params: { keyId }, reply }) => {
    void reply.headers(OPEN_TO_ALL);
    return (await findPublicKey(database, { id: keyId, origin: readOrigin(reply) })) ?? refuse('NOT_FOUND');
  });
}
