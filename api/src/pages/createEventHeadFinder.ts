import { type EventDetails, events, matchPath, screenPaths } from '@marquee/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { Application } from '../platform/Application';
import { isOpenTo } from '../features/events/eventConditions';
import { TtlCache } from '../platform/TtlCache';
import { toEventDetails } from '../features/events/toEventDetails';
import { readEvent } from '../features/events/readEvent';
import { getOrigin } from '../platform/http/getOrigin';
import { isId } from '../platform/http/route';
import type { PageHead } from './PageHead';
import { renderEventHead } from './renderEventHead';
import { withTimeout } from '../platform/withTimeout';

/** Lifetime and number of cached heads: a shared event is requested often, but queried once a second. */
const CACHE = { ttlMs: 1_000, maxEntries: 500 };

/** A document waits at most this long for its preview card, which is optional. */
const TIMEOUT_MS = 500;

/**
 * Reveals nothing of the event and tells search engines not to index it, not even its existence (EV-10, G-5).
 */
const HIDDEN_HEAD = '<title>Event · Marquee</title>\n    <meta name="robots" content="noindex">';

interface HeadRequest {
  eventId: string;
  inviteKey: string | undefined;
  origin: string;
}

/** The event id and key in the address of an event page; undefined for other pages. */
function readHeadRequest(request: FastifyRequest, publicUrl: string | undefined): HeadRequest | undefined {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const eventId = matchPath(screenPaths.event, pathname)?.eventId?.toLowerCase();
  if (eventId === undefined) return undefined;
  const origin = getOrigin(request, publicUrl);
  return { eventId, inviteKey: searchParams.get('k') ?? undefined, origin };
}

async function findHead(app: Application, head: HeadRequest, request: FastifyRequest): Promise<PageHead> {
  const { eventId, inviteKey, origin } = head;
  const open = isId(eventId) ? await findOpenEvent(app, eventId, inviteKey) : undefined;
  if (open === undefined) return { status: 404, markup: HIDDEN_HEAD };
  if (open.visibility === 'private') return { status: 200, markup: HIDDEN_HEAD };
  const row = await readEvent(app, { eventId, name: 'event document', request });
  if (row === undefined) return { status: 404, markup: HIDDEN_HEAD };
  const { data } = events.details.definition.reply.parse({
    status: 'SUCCESS',
    data: toEventDetails(row, false),
  });
  return { status: 200, markup: renderEventHead(data satisfies EventDetails, origin) };
}

const findOpenEvent = ({ database }: Application, eventId: string, inviteKey: string | undefined) =>
  database
    .selectFrom('events')
    .select('events.visibility')
    .where('events.id', '=', eventId)
    .where('events.deletedAt', 'is', null)
    .where((eb) => isOpenTo(eb, inviteKey))
    .executeTakeFirst();

/**
 * Finds heads for event pages: title and preview card of a public event, a neutral head of a private event, 404
 * for absent events. Undefined serves the document unchanged: for other pages, beyond the rate limit (AP-10),
 * or when the database is away or slow.
 */
export function createEventHeadFinder(
  app: Application,
): (request: FastifyRequest) => Promise<PageHead | undefined> {
  const cache = new TtlCache<PageHead>(app.clock, CACHE);
  return async (request) => {
    try {
      const head = readHeadRequest(request, app.publicUrl);
      if (head === undefined) return undefined;
      app.rateLimiter.limitAddress(request.ip, app.clock.now());
      return await withTimeout(
        cache.get(JSON.stringify([head, app.readers.needsPrimary(request)]), () =>
          findHead(app, head, request),
        ),
        TIMEOUT_MS,
      );
    } catch {
      return undefined;
    }
  };
}
