import type { FastifyReply, FastifyRequest } from 'fastify';

/** Longer than a replica may be behind, so that a browser reads its own writes. */
const LIFE_SECONDS = 2;

const COOKIE = /(?:^|; *)written=1(?:;|$)/;

/** Tells the browser to ask for current data for a while; the cookie names nobody and grants nothing. */
export function markRecentWrite(reply: FastifyReply, publicUrl: string | undefined): void {
  const isSecure = reply.request.protocol === 'https' || publicUrl?.startsWith('https:') === true;
  const attributes = `Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax`;
  reply.header('set-cookie', `written=1; ${attributes}${isSecure ? '; Secure' : ''}`);
}

/**
 * Whether the caller may have just written: by its cookie, by a token, which public reads do not carry, or because it
 * asks for an uncached reply.
 */
export const isAfterWrite = ({ headers }: FastifyRequest): boolean =>
  COOKIE.test(headers.cookie ?? '') ||
  headers.authorization !== undefined ||
  /\bno-cache\b/i.test(headers['cache-control'] ?? '');
