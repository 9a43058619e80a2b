import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import type { Application } from '../platform/Application';
import { TtlCache } from '../platform/TtlCache';
import { refuse } from '../platform/http/refuse';
import { isFileName } from '../platform/storage/fileNames';
import { cropImage } from '../features/uploads/encodeImage';
import { PREVIEW_SIZE, PREVIEWS_PATH } from './PreviewPicture';

/** About 5 MB of cached cards for a day; a shared link requests the same picture often. */
const CACHE = { ttlMs: 24 * 3_600_000, maxEntries: 50 };

/** Serves uploaded pictures as JPEG cards; the reply is immutable, because names identify contents. */
export function registerPreviewRoute({ http, storage, clock }: Application): void {
  const cache = new TtlCache<Buffer | undefined>(clock, CACHE);

  async function cropFile(name: string): Promise<Buffer | undefined> {
    const file = await storage.read(name).catch(() => refuse('OVERLOADED'));
    return file && cropImage(await buffer(file.body), PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  }

  http.get(`${PREVIEWS_PATH}:name`, async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const name = request.params.name.replace(/\.jpg$/, '');
    if (!isFileName(name) || name === request.params.name) return reply.callNotFound();
    const picture = await cache.get(name, () => cropFile(name));
    if (picture === undefined) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .type('image/jpeg')
      .send(picture);
  });
}
