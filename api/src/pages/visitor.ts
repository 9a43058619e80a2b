import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';

/** chosen: as long as a canary may well take; whoever is away for longer is asked anew. */
const COOKIE_SECONDS = 30 * 86_400;
const ID = /(?:^|;\s*)visitor=([A-Za-z0-9_-]{22})(?:;|$)/;

/** The visitor that a request names, if any. */
export const readVisitor = (request: FastifyRequest): string | undefined =>
  ID.exec(request.headers.cookie ?? '')?.[1];

/**
 * Makes a visitor out of chance alone, and has the browser name it from now on: no script reads it, no other site sends
 * it, the server keeps nothing of it. It is made only while a canary asks for it (RL-20).
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
