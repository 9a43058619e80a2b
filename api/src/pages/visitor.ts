import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';

/** Longer than a canary lasts; a later visit gets a new id. */
const COOKIE_SECONDS = 30 * 86_400;
const ID = /(?:^|;\s*)visitor=([A-Za-z0-9_-]{22})(?:;|$)/;

/** The visitor id in a request's cookie, if any. */
export const readVisitor = (request: FastifyRequest): string | undefined =>
  ID.exec(request.headers.cookie ?? '')?.[1];

/**
 * Creates a random visitor id in an HttpOnly, SameSite cookie, which the server does not store. It is set
 * only during a canary (RL-20).
 */
export function createVisitor(request: FastifyRequest, reply: FastifyReply): string {
  const visitor = randomBytes(16).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `visitor=${visitor}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
  return visitor;
}
