import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { category, mode } from '../entities/event';
import { anyCase, text } from '../entities/text';

const feed = { access: 'public', object: 'none', failure: 'Error loading events' } as const;
const calendar = { mediaType: 'text/calendar', reply: z.string() } as const;

/** The public events of a search or a filter, which have not ended, as a calendar (EV-42). */
export const events = endpoint('GET', '/api/v1/public/calendars/events.ics', {
  ...feed,
  ...calendar,
  query: z.object({
    q: z.optional(text(120)),
    category: z.optional(z.pipe(anyCase(), category)),
    mode: z.optional(z.pipe(anyCase(), mode)),
    open: z.optional(z.pipe(anyCase(), z.literal('yes'))),
  }),
});

/** The public events of a host, which have not ended, as a calendar. */
export const host = endpoint('GET', '/api/v1/public/calendars/hosts/:hostId/events.ics', {
  ...feed,
  ...calendar,
});

/** The events of the participant whose secret address it is, as a calendar (EV-43). */
export const participant = endpoint(
  'GET',
  '/api/v1/public/calendars/participants/:calendarToken/events.ics',
  {
    ...feed,
    ...calendar,
    params: z.object({ calendarToken: text(160) }),
  },
);

const own = {
  access: 'user',
  object: 'self',
  failure: 'Failed to fetch the address of your calendar',
  reply: envelope(z.object({ path: z.string() })),
} as const;

/** The secret path of the caller's calendar. */
export const address = endpoint('GET', '/api/v1/participant/calendar', own);

/** Makes a new secret path; the earlier one answers 404 from now on. */
export const renew = endpoint('POST', '/api/v1/participant/calendar/renew', own);
