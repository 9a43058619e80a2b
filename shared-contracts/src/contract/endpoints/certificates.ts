import { z } from '#schema';
import { endpoint } from '../endpoint';
import {
  CERTIFICATE_STATES,
  certificateCode,
  certificateDesign,
  certificateName,
  certificatePreview,
  certificateStatus,
  hostCertificate,
  ownCertificate,
  publicCertificate,
} from '../entities/certificate';
import { envelope, paged, pagedData } from '../entities/envelope';
import { anyCase, cursor, digits, givenText, text } from '../entities/text';
import { CERTIFICATE_KINDS, CERTIFICATE_LENGTHS, WINNERS_MAX } from '../rules/certificate';

const managed = { access: 'host', object: 'manages the event' } as const;

/** The design of an event's certificates, the default one if none was saved, with the progress (CE-1). */
export const status = endpoint('GET', '/api/events/:eventId/certificates/design', {
  ...managed,
  failure: 'Failed to fetch the certificates',
  reply: envelope(certificateStatus),
});

/** Saves the design; it also applies to certificates that were issued (CE-1). */
export const saveDesign = endpoint('PUT', '/api/events/:eventId/certificates/design', {
  ...managed,
  failure: 'Failed to save the design',
  body: certificateDesign,
  reply: envelope(certificateStatus),
});

/** Draws a design with a sample name; stores nothing. */
export const preview = endpoint('POST', '/api/events/:eventId/certificates/preview', {
  ...managed,
  failure: 'Failed to draw the certificate',
  body: certificatePreview,
  mediaType: 'application/pdf',
  reply: z.string(),
});

/** Issues the missing certificates to all people of the design (CE-3); a repeat issues only those that are missing. */
export const issue = endpoint('POST', '/api/events/:eventId/certificates/issue', {
  ...managed,
  failure: 'Failed to issue the certificates',
  reply: envelope(z.object({ issued: z.int() })),
});

/** The certificates of an event, by name. A CSV with `format=csv` or an Accept header. */
export const list = endpoint('GET', '/api/events/:eventId/certificates', {
  ...managed,
  failure: 'Failed to fetch the certificates',
  query: z.object({
    q: z.optional(text(120)),
    state: z.optional(z.pipe(anyCase(), z.enum(CERTIFICATE_STATES))),
    page: z.optional(digits(0, 10_000)),
    size: z.optional(digits(1, 200)),
    after: z.optional(cursor()),
    format: z.optional(z.pipe(anyCase(), z.enum(['json', 'csv']))),
  }),
  reply: paged(hostCertificate),
});

/** Issues a certificate to one registered person, whoever the design names; a repeat returns the first one (CE-5). */
export const add = endpoint('PUT', '/api/events/:eventId/certificates/people/:accountId', {
  ...managed,
  failure: 'Failed to issue the certificate',
  body: z.object({
    kind: z.enum(CERTIFICATE_KINDS),
    rank: z.nullable(z.int().check(z.gte(1), z.lte(WINNERS_MAX))),
  }),
  reply: envelope(hostCertificate),
});

/** Changes the name on a certificate. */
export const rename = endpoint('PUT', '/api/events/:eventId/certificates/:certificateId/name', {
  ...managed,
  failure: 'Failed to change the name',
  body: certificateName,
  reply: envelope(hostCertificate),
});

/** Revokes a certificate; a repeat keeps the first time and reason (CE-8). */
export const revoke = endpoint('PUT', '/api/events/:eventId/certificates/:certificateId/revocation', {
  ...managed,
  failure: 'Failed to revoke the certificate',
  body: z.object({
    reason: givenText(CERTIFICATE_LENGTHS.reason).check(z.minLength(1, 'Please give the reason.')),
  }),
  reply: envelope(hostCertificate),
});

/** Makes a revoked certificate valid again; a repeat changes nothing (CE-8). */
export const restore = endpoint('DELETE', '/api/events/:eventId/certificates/:certificateId/revocation', {
  ...managed,
  failure: 'Failed to restore the certificate',
  reply: envelope(hostCertificate),
});

/** The caller's certificates, latest first. */
export const own = endpoint('GET', '/api/v1/participant/certificates', {
  access: 'user',
  object: 'self',
  failure: 'Failed to fetch certificates',
  query: z.object({
    page: z.optional(digits(0, 10_000)),
    size: z.optional(digits(1, 200)),
    after: z.optional(cursor()),
  }),
  reply: pagedData(ownCertificate),
});

/** Corrects the name on the caller's own certificate, once (CE-7). */
export const correctName = endpoint('PUT', '/api/v1/participant/certificates/:certificateId/name', {
  access: 'user',
  object: 'self',
  failure: 'Failed to change the name',
  body: certificateName,
  reply: envelope(ownCertificate),
});

const byCode = {
  access: 'public',
  object: 'none',
  params: z.object({ certificateCode: certificateCode() }),
} as const;

/** The facts of a certificate and its state (CE-9). */
export const details = endpoint('GET', '/api/v1/public/certificates/:certificateCode', {
  ...byCode,
  failure: 'Failed to fetch the certificate',
  reply: envelope(publicCertificate),
});

/** The certificate to print; a revoked or withdrawn one is refused (CE-10). */
export const file = endpoint('GET', '/api/v1/public/certificates/:certificateCode/certificate.pdf', {
  ...byCode,
  failure: 'Failed to draw the certificate',
  mediaType: 'application/pdf',
  reply: z.string(),
});

const credentials = { access: 'public', object: 'none', failure: 'Failed to fetch the credential' } as const;
const signed = { mediaType: 'application/vc+jwt', reply: z.string() } as const;

/** The certificate as a signed Open Badge; one that is not valid is refused (CE-12). */
export const credential = endpoint('GET', '/api/v1/public/certificates/:certificateCode/credential', {
  ...byCode,
  ...credentials,
  ...signed,
});

/** The signed list of certificates that are not valid, by their index (Bitstring Status List 1.0). */
export const statusList = endpoint('GET', '/api/v1/public/certificates/status-lists/:statusList', {
  ...credentials,
  ...signed,
  params: z.object({ statusList: digits(0, 1_000_000) }),
});

const publicKey = z.object({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  kid: z.string(),
  use: z.literal('sig'),
  alg: z.literal('RS256'),
});

/** Public keys of all times that sign credentials, the newest first (RFC 7517). */
export const publicKeys = endpoint('GET', '/.well-known/jwks.json', {
  ...credentials,
  reply: z.object({ keys: z.array(publicKey) }),
});

/** One public key; the `kid` of a credential is its address (CE-12). */
export const keyById = endpoint('GET', '/.well-known/jwks/:keyId', {
  ...credentials,
  params: z.object({ keyId: text(100) }),
  reply: publicKey,
});
