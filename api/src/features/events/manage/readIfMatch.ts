import type { FastifyReply } from 'fastify';
import { refuse } from '../../../platform/http/refuse';

/** The version in an `If-Match` header; undefined for `*` and for no header (EV-8). */
export function readIfMatch({ request }: FastifyReply): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"?([0-9]{1,9})"?$/.exec(header)?.[1];
  return version === undefined ? refuse('BAD_REQUEST') : Number(version);
}
