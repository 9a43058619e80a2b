import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Application } from '../Application';
import { refuse } from '../http/refuse';
import { isFileName, getContentType } from './fileNames';

// A picture that a browser were to take for a document could do nothing in it (C15).
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Serves uploaded pictures. A name stands for one content, so whoever has a file never needs to ask again. */
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
