import type { FastifyReply } from 'fastify';
import { refuse } from '../../../platform/http/refuse';

/** The version that an `If-Match` header names; `*` and none name none (EV-8). */
export function readIfMatch({ request }: FastifyReply): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"?([0-9]{1,9})"?$/.exec(header)?.[1];
  return version === undefined ? refuse('BAD_REQUEST') : Number(version);
}
