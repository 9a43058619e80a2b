import Fastify from 'fastify';
import { documents } from '../../../api/src/documents/documents';
import { PublishedRegistry } from '../../../api/src/documents/PublishedRegistry';
import type { Store } from '../store/Store';

/** Serves a store as `npm start` does, without API. */
export async function serveDocuments({ directory }: Store) {
  const app = Fastify();
  await app.register(documents, { published: new PublishedRegistry(directory) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { address, close: () => app.close() };
}
