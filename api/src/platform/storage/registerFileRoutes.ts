import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Application } from '../Application';
import { refuse } from '../http/refuse';
import { isFileName, getContentType } from './fileNames';

// The policy disables everything if a browser treats a picture as a document (C15).
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Serves uploaded pictures as immutable, because names identify contents. */
export function registerFileRoutes({ http, storage }: Application): void {
  http.get('/files/:name', async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const { name } = request.params;
    if (!isFileName(name)) return reply.callNotFound();
    const etag = `"${name}"`;
    if (request.headers['if-none-match']?.includes(etag)) return setHeaders(reply, etag).status(304).send();
    const file = await storage.read(name).catch(() => refuse('OVERLOADED'));
    if (file === undefined) return reply.callNotFound();
    return setHeaders(reply, etag)
      .header('content-length', String(file.bytes))
      .type(getContentType(name))
      .send(file.body);
  });
}

const setHeaders = (reply: FastifyReply, etag: string): FastifyReply =>
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', POLICY)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('etag', etag);
