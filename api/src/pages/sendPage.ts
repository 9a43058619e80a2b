import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../platform/http/chooseEncoding';
import type { Page } from './Page';

/** Sends a page in an accepted encoding, or 304; browsers revalidate each time. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const encoding = chooseEncoding(request);
  const etag = `W/"${page.etag}"`;
  void reply
    .header('x-content-type-options', 'nosniff')
    .header('vary', 'Accept, Accept-Encoding, Cookie')
    .header('etag', etag);
  if (page.status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.code(page.status).send(encoding ? page.getEncoded(encoding) : page.bytes);
}
