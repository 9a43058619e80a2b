import { type CalendarEvent, describeCalendarEvent, formatCalendarTime } from '@marquee/shared-contracts';

/** Maximum characters of a description in a URL; some calendars reject longer URLs. */
const MAX_DESCRIPTION = 500;

const buildAddress = (base: string, query: Record<string, string>): string =>
  `${base}?${new URLSearchParams(query).toString()}`;

/** Web calendars, each with the URL that adds this event. */
export function listWebCalendars(event: CalendarEvent, page: string): { name: string; address: string }[] {
  const { title, startTime, endTime } = event;
  const shortened = { ...event, description: event.description.slice(0, MAX_DESCRIPTION) };
  const { location, description: details } = describeCalendarEvent(shortened, page);
  return [
    {
      name: 'Google Calendar',
      address: buildAddress('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: title,
        dates: `${formatCalendarTime(startTime)}/${formatCalendarTime(endTime)}`,
        details,
        location,
      }),
    },
    {
      name: 'Outlook',
      address: buildAddress('https://outlook.live.com/calendar/0/deeplink/compose', {
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: title,
        startdt: startTime,
        enddt: endTime,
        body: details,
        location,
      }),
    },
  ];
}
