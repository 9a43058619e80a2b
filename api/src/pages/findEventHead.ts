import { type EventDetails, events } from '@marquee/shared-contracts';
import type { FastifyRequest } from 'fastify';
import { isOpenTo } from '../features/events/eventConditions';
import { readEvent } from '../features/events/readEvent';
import { toEventDetails } from '../features/events/toEventDetails';
import type { Application } from '../platform/Application';
import { isId } from '../platform/http/route';
import type { HeadRequest, PageHead } from './PageHead';
import { renderEventHead } from './renderEventHead';

/**
 * Reveals nothing of the event and tells search engines not to index it, not even its existence (EV-10, G-5).
 */
const HIDDEN_HEAD = '<title>Event · Marquee</title>\n    <meta name="robots" content="noindex">';

/** Title and preview card of a public event, a neutral head of a private event, 404 for absent events. */
export async function findEventHead(
  app: Application,
  { id, inviteKey, origin }: HeadRequest,
  request: FastifyRequest,
): Promise<PageHead> {
  const eventId = id.toLowerCase();
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
