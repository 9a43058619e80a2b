import {
  buildPath,
  type CalendarEvent,
  calendars,
  type CallReceived,
  createCalendarFeed,
  links,
} from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { CacheableReply } from '../../platform/http/CacheableReply';
import { getOrigin } from '../../platform/http/getOrigin';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { TtlCache } from '../../platform/TtlCache';
import { findPublicEvents } from '../events/queries';
import { createCalendarToken, readCalendarToken } from './calendarToken';
import {
  findEventsById,
  findHostCalendar,
  findOwnCalendar,
  MAX_FEED_EVENTS,
  readRenewals,
  saveRenewal,
} from './queries';

/** Programs read public calendars again at most this often, here and in caches between, in milliseconds. */
const PUBLIC_TTL_MS = 300_000;

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="events.ics"',
  'x-robots-tag': 'noindex',
};
const PUBLIC_HEADERS = { ...HEADERS, 'cache-control': `public, max-age=${PUBLIC_TTL_MS / 1_000}` };
const SECRET_HEADERS = { ...HEADERS, 'cache-control': 'private, no-cache' };

/** Calendars that programs subscribe to (EV-42, EV-43). */
export function calendarRoutes(app: Application): void {
  publicRoutes(app);
  ownRoutes(app);
}

function publicRoutes(app: Application): void {
  const feeds = new TtlCache<CacheableReply>(app.clock, { ttlMs: PUBLIC_TTL_MS, maxEntries: 50 });
  route(app, calendars.events, ({ query, reply: { request } }) => {
    const origin = getOrigin(request, app.publicUrl);
    return feeds.get(JSON.stringify([origin, query]), async () => {
      const { rows } = await findPublicEvents(app, { ...query, size: MAX_FEED_EVENTS });
      const ids = rows.map(({ id }) => id);
      const found = await findEventsById(app.database, ids);
      return createFeed({ name: describeFilter(query), events: found }, origin);
    });
  });
  route(app, calendars.host, ({ params: { hostId }, reply: { request } }) => {
    const origin = getOrigin(request, app.publicUrl);
    return feeds.get(JSON.stringify([origin, hostId]), async () => {
      const found = (await findHostCalendar(app, hostId)) ?? refuse('NOT_FOUND');
      return createFeed(
        { name: `${found.organization ?? 'Events'} on Marquee`, events: found.events },
        origin,
      );
    });
  });
}

function ownRoutes(app: Application): void {
  route(app, calendars.participant, async ({ params: { calendarToken }, reply: { request } }) => {
    const key = readCalendarToken(app.secret, calendarToken) ?? refuse('NOT_FOUND');
    const events = (await findOwnCalendar(app, key)) ?? refuse('NOT_FOUND');
    return createFeed(
      { name: 'My events on Marquee', events },
      getOrigin(request, app.publicUrl),
      SECRET_HEADERS,
    );
  });
  const toPath = (accountId: string, renewals: number): string => {
    const calendarToken = createCalendarToken(app.secret, { accountId, renewals });
    return buildPath(calendars.participant.path, { calendarToken });
  };
  route(app, calendars.address, async ({ account: { id } }) =>
    succeed({ path: toPath(id, await readRenewals(app.database, id)) }),
  );
  route(app, calendars.renew, async ({ account: { id } }) =>
    succeed({ path: toPath(id, await saveRenewal(app.database, id)) }),
  );
}

interface Feed {
  name: string;
  events: readonly CalendarEvent[];
}

const createFeed = (feed: Feed, origin: string, headers = PUBLIC_HEADERS): CacheableReply => {
  const toAddress = (eventId: string): string => new URL(links.event(eventId), origin).href;
  return new CacheableReply(Buffer.from(createCalendarFeed({ ...feed, toAddress })), headers);
};

type Filter = CallReceived<typeof calendars.events>['query'];

/** The calendar's name: "Marquee: quiz, online, chess". */
const describeFilter = ({ q, category, mode, open }: Filter): string => {
  const parts = [category, mode, open && 'open for registration', q].filter((part) => part !== undefined);
  return parts.length === 0 ? 'Events on Marquee' : `Marquee: ${parts.join(', ')}`;
};
