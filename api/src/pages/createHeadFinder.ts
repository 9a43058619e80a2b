import { matchPath, screenPaths } from '@marquee/shared-contracts';
import type { FastifyRequest } from 'fastify';
import { getOrigin } from '../platform/http/getOrigin';
import type { Application } from '../platform/Application';
import { TtlCache } from '../platform/TtlCache';
import { withTimeout } from '../platform/withTimeout';
import { findCertificateHead } from './findCertificateHead';
import { findEventHead } from './findEventHead';
import type { HeadRequest, PageHead } from './PageHead';

/** Lifetime and number of cached heads: a shared event is requested often, but queried once a second. */
const CACHE = { ttlMs: 1_000, maxEntries: 500 };

/** A document waits at most this long for its preview card, which is optional. */
const TIMEOUT_MS = 500;

type FindHead = (app: Application, head: HeadRequest, request: FastifyRequest) => Promise<PageHead>;

const FINDERS: readonly { path: string; find: FindHead }[] = [
  { path: screenPaths.event, find: findEventHead },
  { path: screenPaths.certificate, find: findCertificateHead },
];

/**
 * Finds heads for pages of events and certificates. Undefined serves the document unchanged: for other pages, beyond the
 * rate limit (AP-10), or when the database is away or slow.
 */
export function createHeadFinder(
  app: Application,
): (request: FastifyRequest) => Promise<PageHead | undefined> {
  const cache = new TtlCache<PageHead>(app.clock, CACHE);
  const findHead = async (request: FastifyRequest): Promise<PageHead | undefined> => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const inviteKey = searchParams.get('k') ?? undefined;
    const origin = getOrigin(request, app.publicUrl);
    for (const { path, find } of FINDERS) {
      const [id] = Object.values(matchPath(path, pathname) ?? {});
      if (id === undefined) continue;
      app.rateLimiter.limitAddress(request.ip, app.clock.now());
      const key = JSON.stringify([path, id, inviteKey, origin, app.readers.needsPrimary(request)]);
      const found = cache.get(key, () => find(app, { id, inviteKey, origin }, request));
      return withTimeout(found, TIMEOUT_MS);
    }
    return undefined;
  };
  return (request) => findHead(request).catch(() => undefined);
}
