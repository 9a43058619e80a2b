import {
  type CallInput,
  completeWebAddress,
  type EventForm,
  parseRoomNames,
  type HostEventDetails,
  type manageEvents,
  normalizeName,
  type TimelineEntry,
} from '@marquee/shared-contracts';
import { createEmptyEvent, type EventField, type EventValues, fieldLabels } from './EventValues';
import { toFormQuestion, toQuestionValues } from './questionValues';
import { toInstant, toLocalTime } from './zonedTime';

/** The default picture (EV-2). */
export const DEFAULT_IMAGE = '/images/default-event.svg';

type Body = Omit<CallInput<typeof manageEvents.create>['body'], 'state'>;
type ApiField = keyof Body;

/** Maps each field of the API to the form field that displays it (EV-37). */
const formFields = {
  category: 'opportunityType',
  title: 'opportunityTitle',
  location: 'organization',
  mode: 'eventMode',
  description: 'aboutOpportunity',
  url: 'website',
  joinLink: 'joinLink',
  festival: 'festival',
  visibility: 'visibility',
  showContactEmail: 'showContactEmail',
  imageUrl: 'imageUrl',
  teamCreationAllowed: 'participationType',
  minTeamSize: 'minTeamSize',
  maxTeamSize: 'maxTeamSize',
  timezone: 'timezone',
  registerStart: 'registerStart',
  registerEnd: 'registerEnd',
  startTime: 'startTime',
  endTime: 'endTime',
  capacityMin: 'capacityMin',
  capacityMax: 'capacityMax',
  waitlist: 'waitlist',
  confirmationHours: 'confirmationHours',
  approval: 'approval',
  formQuestions: 'formQuestions',
  venue: 'venue',
} as const satisfies Record<ApiField, EventField>;

export const apiFields = Object.keys(formFields) as ApiField[];
export const toFormField = (field: ApiField): EventField => formFields[field];

/** Names what a draft lacks by the labels of the form, "Type, About" (EV-41). */
export const formatMissingFields = (missing: readonly string[]): string =>
  apiFields
    .filter((field) => missing.includes(field))
    .map((field) => fieldLabels[toFormField(field)])
    .join(', ');

/**
 * Fields that must be sent together: the zone affects all times, the participation type the sizes, the mode the venue
 * and the join link, the waitlist the time to confirm.
 */
const dependentFields: Partial<Record<EventField, readonly ApiField[]>> = {
  timezone: ['registerStart', 'registerEnd', 'startTime', 'endTime'],
  participationType: ['minTeamSize', 'maxTeamSize'],
  eventMode: ['venue', 'joinLink'],
  waitlist: ['confirmationHours'],
};

const parseNumber = (text: string, fallback: number): number =>
  text.trim() === '' ? fallback : Number(text.trim());

/** Converts form values to API fields, normalized as the server does; hidden fields are empty. */
export function toEventForm(values: EventValues): EventForm {
  const { timezone } = values;
  const isTeamEvent = values.participationType === 'Team';
  return {
    title: normalizeName(values.opportunityTitle),
    description: values.aboutOpportunity.trim(),
    location: normalizeName(values.organization),
    venue: values.eventMode === 'offline' ? normalizeName(values.venue) : '',
    url: completeWebAddress(values.website.trim()),
    joinLink: values.eventMode === 'online' ? completeWebAddress(values.joinLink.trim()) : '',
    imageUrl: values.imageUrl === '' ? DEFAULT_IMAGE : values.imageUrl,
    festival: normalizeName(values.festival),
    timezone,
    registerStart: toInstant(values.registerStart, timezone),
    registerEnd: toInstant(values.registerEnd, timezone),
    startTime: toInstant(values.startTime, timezone),
    endTime: toInstant(values.endTime, timezone),
    capacityMin: parseNumber(values.capacityMin, 0),
    capacityMax: values.capacityMax.trim() === '' ? null : parseNumber(values.capacityMax, 0),
    waitlist: values.waitlist,
    confirmationHours: values.waitlist ? parseNumber(values.confirmationHours, 0) : 0,
    approval: values.approval,
    formQuestions: values.formQuestions.map(toFormQuestion),
    teamCreationAllowed: isTeamEvent,
    minTeamSize: isTeamEvent ? parseNumber(values.minTeamSize, 1) : 1,
    maxTeamSize: isTeamEvent ? parseNumber(values.maxTeamSize, 1) : 1,
  };
}

const toNull = (text: string): string | null => (text === '' ? null : text);

/** Builds the request body of a new event: the mode in capitals, empty optional fields as null. */
export function toRequestBody(values: EventValues): Body {
  const form = toEventForm(values);
  return {
    ...form,
    category: toNull(values.opportunityType),
    mode: values.eventMode.toUpperCase(),
    visibility: values.visibility,
    showContactEmail: values.showContactEmail,
    venue: toNull(form.venue),
    url: toNull(form.url),
    joinLink: toNull(form.joinLink),
    festival: toNull(form.festival),
    registerStart: toNull(form.registerStart),
    registerEnd: toNull(form.registerEnd),
    startTime: toNull(form.startTime),
    endTime: toNull(form.endTime),
  };
}

/** Whether a field has the same value in both events. */
export const isSameValue = (one: EventValues, other: EventValues, field: EventField): boolean =>
  JSON.stringify(toComparable(one, field)) === JSON.stringify(toComparable(other, field));

/** A field's value without what is never sent. */
function toComparable(values: EventValues, field: EventField): unknown {
  if (field === 'stages') return toTimelineEntries(values);
  return field === 'formQuestions' ? values.formQuestions.map(toFormQuestion) : values[field];
}

/** Returns only the changed fields (EV-8). */
export function getChanges(before: EventValues, after: EventValues): Partial<Body> {
  const changed = apiFields.filter((field) => !isSameValue(before, after, formFields[field]));
  const dependent = changed.flatMap((field) => dependentFields[formFields[field]] ?? []);
  const body = toRequestBody(after);
  return Object.fromEntries([...changed, ...dependent].map((field) => [field, body[field]]));
}

/** Converts stages for the API (EV-19); an invalid day fails validation. */
export const toTimelineEntries = ({ stages }: Pick<EventValues, 'stages'>): TimelineEntry[] =>
  stages.map(({ day, description }) => ({
    day: parseNumber(day, Number.NaN),
    description: description.trim(),
  }));

/** Returns the names of the rooms to create; only on-site events have rooms (RM-4). */
export const listRoomNames = ({ eventMode, roomNames }: EventValues): string[] =>
  eventMode === 'offline' ? parseRoomNames(roomNames.split('\n')) : [];

/** Converts an existing event to form values; what a draft lacks is empty. */
export function toEventValues(event: HostEventDetails): EventValues {
  const isMissing = (field: ApiField): boolean => event.missing?.includes(field) === true;
  const formatLocalTime = (field: 'registerStart' | 'registerEnd' | 'startTime' | 'endTime') =>
    isMissing(field) ? '' : toLocalTime(event[field], event.timezone);
  return {
    ...createEmptyEvent(),
    opportunityType: isMissing('category') ? '' : event.category,
    opportunityTitle: event.title,
    organization: event.organization,
    eventMode: event.mode,
    aboutOpportunity: event.description,
    website: event.url ?? '',
    joinLink: event.joinLink ?? '',
    festival: event.festival ?? '',
    visibility: event.visibility,
    showContactEmail: event.showContactEmail,
    imageUrl: event.imageUrl === DEFAULT_IMAGE ? '' : event.imageUrl,
    participationType: event.teamCreationAllowed ? 'Team' : 'Individual',
    minTeamSize: String(event.minTeamSize),
    maxTeamSize: String(event.maxTeamSize),
    timezone: event.timezone,
    registerStart: formatLocalTime('registerStart'),
    registerEnd: formatLocalTime('registerEnd'),
    startTime: formatLocalTime('startTime'),
    endTime: formatLocalTime('endTime'),
    capacityMin: String(event.capacityMin),
    capacityMax: event.capacityMax === null ? '' : String(event.capacityMax),
    waitlist: event.waitlist ?? false,
    confirmationHours: String(event.confirmationHours ?? 0),
    approval: event.approval ?? false,
    formQuestions: (event.formQuestions ?? []).map(toQuestionValues),
    venue: event.venue,
    stages: event.timelineEntries.map(({ day, description }, id) => ({ id, day: String(day), description })),
  };
}

/** Maps the server's field errors to form fields; errors of a stage belong to the list. */
export function toFormErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  const renamed = Object.entries(errors).map(([field, text]) => [
    formFields[field as ApiField] ?? (field.startsWith('entries') ? 'stages' : field),
    text,
  ]);
  return Object.fromEntries(renamed) as Record<string, string>;
}
