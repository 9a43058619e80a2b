import { type EventDetails, homepage } from '@marquee/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { Application } from '../Application';
import { isOpenTo } from '../access/eventConditions';
import { Fresh } from '../Fresh';
import { eventDetails } from '../homepage/eventDetails';
import { findEvent } from '../homepage/queries';
import { isId } from '../http/readRequest';
import type { DocumentHead } from './DocumentHead';
import { eventMarkup } from './eventMarkup';
import { inTime } from './inTime';
import { matchPath } from './matchPath';
import { originOf } from './originOf';

/** How long a head is kept, and how many: an event that goes round is asked for often, and costs one query a second. */
const KEPT = { milliseconds: 1_000, atMost: 500 };

/** A document never waits longer than this for its card; without it the page works as well. */
const PATIENCE_MS = 500;

/** Nothing of the event, and nothing for search pages: not even that it exists (EV-10, G-5). */
const HIDDEN = '<title>Event · Marquee</title>\n    <meta name="robots" content="noindex">';

interface Asked {
  eventId: string;
  inviteKey: string | undefined;
  origin: string;
}

/** What is asked for in an address of an event's page; undefined for other pages. */
function askedIn(request: FastifyRequest, publicUrl: string | undefined): Asked | undefined {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const eventId = matchPath('/event/:eventId', pathname)?.eventId?.toLowerCase();
  if (eventId === undefined) return undefined;
  const origin = originOf(request, publicUrl);
  return { eventId, inviteKey: searchParams.get('k') ?? undefined, origin };
}

async function findHead(app: Application, asked: Asked): Promise<DocumentHead> {
  const { eventId, inviteKey, origin } = asked;
  const open = isId(eventId) ? await findOpen(app, eventId, inviteKey) : undefined;
  if (open === undefined) return { status: 404, markup: HIDDEN };
  if (open.visibility === 'private') return { status: 200, markup: HIDDEN };
  const row = await findEvent(app, eventId);
  if (row === undefined) return { status: 404, markup: HIDDEN };
  const { data } = homepage.details.definition.reply.parse({
    status: 'SUCCESS',
    data: eventDetails(row, false),
  });
  return { status: 200, markup: eventMarkup(data satisfies EventDetails, origin) };
}

const findOpen = ({ database }: Application, eventId: string, inviteKey: string | undefined) =>
  database
    .selectFrom('events')
    .select('events.visibility')
    .where('events.id', '=', eventId)
    .where('events.deletedAt', 'is', null)
    .where((eb) => isOpenTo(eb, inviteKey))
    .executeTakeFirst();

/**
 * The heads of events' pages: a public event's title and preview card; for a private one nothing but that it opens, and
 * 404 for what is not there, whether it is unknown, deleted, or private without its key. Undefined for other pages, for
 * a caller beyond the rate (AP-10), and when the database is away or slow: then the document goes out as it is.
 */
export function eventHeads(app: Application): (request: FastifyRequest) => Promise<DocumentHead | undefined> {
  const kept = new Fresh<DocumentHead>(app.clock, KEPT);
  return async (request) => {
    try {
      const asked = askedIn(request, app.publicUrl);
      if (asked === undefined) return undefined;
      app.rates.ofAddress(request.ip, app.clock.now());
      return await inTime(
        kept.get(JSON.stringify(asked), () => findHead(app, asked)),
        PATIENCE_MS,
      );
    } catch {
      return undefined;
    }
  };
}
