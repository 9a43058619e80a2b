import { links } from '@marquee/shared-contracts';
import type { Selectable } from 'kysely';
import type { EventTables } from '../../platform/database/tables/eventTables';
import type { MailedCalendar, MailMessage } from '../../platform/mail/Mailer';
import { type DescribedEvent, describeEvent, describePlace } from './describeEvent';

type EventRow = Selectable<EventTables['events']>;

/** The columns of an event for a mail with its calendar file. */
export const MAILED_COLUMNS = [
  'events.id',
  'events.title',
  'events.description',
  'events.mode',
  'events.venue',
  'events.organization',
  'events.joinLink',
  'events.timezone',
  'events.startTime',
  'events.endTime',
  'events.lastUpdate',
  'events.version',
] as const;

export type MailedEvent = DescribedEvent &
  Pick<EventRow, 'id' | 'title' | 'description' | 'lastUpdate' | 'version'>;

/** A mail to one registered person about an event. */
export interface EventMail {
  person: { email: string; firstname: string };
  subject: string;
  /** The paragraphs after the greeting. */
  text: string;
  kind?: MailMessage['kind'];
  /** PUBLISH adds or changes the event in calendars, CANCEL removes it; reminders have no file. */
  calendar?: MailedCalendar['method'];
  /** Whether the mail ends with time and place; not for a cancellation. */
  hasFacts?: boolean;
  /** The mails that the person can stop by this one. */
  unsubscription?: MailMessage['unsubscription'];
  announcement?: MailMessage['announcement'];
  /** The ticket of the registration that the mail is about. */
  ticket?: MailMessage['ticket'];
  /** Whether the person can open the event's page. */
  hasPage?: boolean;
}

/** The mail with greeting, time and place, a link to the event's page, and its calendar file. */
export function createEventMail(
  event: MailedEvent,
  {
    person,
    subject,
    text,
    kind = 'single',
    calendar,
    unsubscription,
    announcement,
    ticket,
    hasFacts = true,
    hasPage = true,
  }: EventMail,
): MailMessage {
  const path = links.event(event.id);
  const paragraphs = [`Hello ${person.firstname},`, text, ...(hasFacts ? [describeEvent(event)] : [])];
  return {
    to: person.email,
    kind,
    subject,
    text: paragraphs.join('\n\n'),
    ...(unsubscription && { unsubscription }),
    ...(announcement && { announcement }),
    ...(ticket && { ticket }),
    ...(hasPage && { action: createAction(event.id, ticket) }),
    ...(calendar && {
      calendar: { event: toCalendarEvent(event, calendar), path, method: calendar, sequence: event.version },
    }),
  };
}

const createAction = (eventId: string, ticket: EventMail['ticket']) =>
  ticket === undefined
    ? { label: 'See the event', path: links.event(eventId) }
    : { label: 'See your ticket', path: links.ticket(eventId) };

/** A cancellation contains no join link, because its reader may not join any more (EV-39). */
const toCalendarEvent = (event: MailedEvent, method: MailedCalendar['method']): MailedCalendar['event'] => ({
  id: event.id,
  title: event.title,
  description: event.description,
  mode: event.mode,
  location: describePlace(event),
  joinLink: method === 'CANCEL' ? null : event.joinLink,
  startTime: event.startTime.toISOString(),
  endTime: event.endTime.toISOString(),
  lastUpdate: event.lastUpdate.toISOString(),
  cancelled: method === 'CANCEL',
});
