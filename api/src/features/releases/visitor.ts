import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes } from 'node:crypto';
import { isSameHash } from '../../platform/access/oneTimeCode';

/** Longer than a canary lasts; a later visit gets a new id. */
const COOKIE_SECONDS = 30 * 86_400;
const ID = /(?:^|;\s*)visitor=([A-Za-z0-9_-]{22})(?:;|$)/;

/** Bytes of each half of an id: random ones, and their signature. */
const HALF = 8;

/** Appends the signature, so that visitors cannot choose ids and with them their release. */
function signId(secret: string, random: Buffer): string {
  const mac = createHmac('sha256', secret)
    .update(`visitor ${random.toString('hex')}`)
    .digest();
  return Buffer.concat([random, mac.subarray(0, HALF)]).toString('base64url');
}

/** The visitor id in a request's cookie; undefined without one, or if this product has not signed it. */
export function readVisitor(request: FastifyRequest, secret: string): string | undefined {
  const id = ID.exec(request.headers.cookie ?? '')?.[1];
  if (id === undefined) return undefined;
  return isSameHash(id, signId(secret, Buffer.from(id, 'base64url').subarray(0, HALF))) ? id : undefined;
}

/**
 * Creates a signed random visitor id in an HttpOnly, SameSite cookie, which the server does not store. It is set
 * only during a canary (RL-20).
 */
export function createVisitor(request: FastifyRequest, reply: FastifyReply, secret: string): string {
  const visitor = signId(secret, randomBytes(HALF));
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `visitor=${visitor}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return visitor;
}
