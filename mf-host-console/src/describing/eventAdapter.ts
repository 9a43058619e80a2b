import {
  type CallInput,
  type EventForm,
  givenRoomNames,
  type HostEventDetails,
  type hosting,
  tidyName,
  type TimelineEntry,
} from '@marquee/shared-contracts';
import { emptyEvent, type EventField, type EventValues } from './EventValues';
import { instantOf, localTimeOf } from './zonedTime';

/** The drawing of an event without a picture (EV-2). */
export const DEFAULT_IMAGE = '/images/default-event.svg';

type Body = CallInput<typeof hosting.create>['body'];
type WireField = keyof Body;

/** Each field on the wire with the one that the screens show for it (EV-37). */
const screenNames = {
  category: 'opportunityType',
  title: 'opportunityTitle',
  location: 'organization',
  mode: 'eventMode',
  description: 'aboutOpportunity',
  url: 'website',
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
  venue: 'venue',
} as const satisfies Record<WireField, EventField>;

export const wireFields = Object.keys(screenNames) as WireField[];
export const screenFieldOf = (field: WireField): EventField => screenNames[field];

/** What also goes along where a field changes: the zone moves all times, the kind of participation the sizes, the mode the venue. */
const companions: Partial<Record<EventField, readonly WireField[]>> = {
  timezone: ['registerStart', 'registerEnd', 'startTime', 'endTime'],
  participationType: ['minTeamSize', 'maxTeamSize'],
  eventMode: ['venue'],
};

const numberOf = (text: string, otherwise: number): number =>
  text.trim() === '' ? otherwise : Number(text.trim());

/** The event by its names on the wire, tidied as the server tidies it; what the form hides is empty. */
export function eventFormOf(values: EventValues): EventForm {
  const { timezone } = values;
  const teams = values.participationType === 'Team';
  return {
    title: tidyName(values.opportunityTitle),
    description: values.aboutOpportunity.trim(),
    location: tidyName(values.organization),
    venue: values.eventMode === 'offline' ? tidyName(values.venue) : '',
    url: values.website.trim(),
    imageUrl: values.imageUrl === '' ? DEFAULT_IMAGE : values.imageUrl,
    festival: tidyName(values.festival),
    timezone,
    registerStart: instantOf(values.registerStart, timezone),
    registerEnd: instantOf(values.registerEnd, timezone),
    startTime: instantOf(values.startTime, timezone),
    endTime: instantOf(values.endTime, timezone),
    capacityMin: numberOf(values.capacityMin, 0),
    capacityMax: values.capacityMax.trim() === '' ? null : numberOf(values.capacityMax, 0),
    teamCreationAllowed: teams,
    minTeamSize: teams ? numberOf(values.minTeamSize, 1) : 1,
    maxTeamSize: teams ? numberOf(values.maxTeamSize, 1) : 1,
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The body of a new event: the mode in capitals, what may be empty as null (spec section 3). */
export function bodyOf(values: EventValues): Body {
  const form = eventFormOf(values);
  return {
    ...form,
    category: orNull(values.opportunityType),
    mode: values.eventMode.toUpperCase(),
    visibility: values.visibility,
    showContactEmail: values.showContactEmail,
    venue: orNull(form.venue),
    url: orNull(form.url),
    festival: orNull(form.festival),
    registerStart: orNull(form.registerStart),
    registerEnd: orNull(form.registerEnd),
    startTime: orNull(form.startTime),
    endTime: orNull(form.endTime),
  };
}

/** Whether a field says the same in both. */
export const isSame = (one: EventValues, other: EventValues, field: EventField): boolean =>
  field === 'stages'
    ? JSON.stringify(entriesOf(one)) === JSON.stringify(entriesOf(other))
    : one[field] === other[field];

/** Only what is another than before (EV-8). */
export function changedPart(before: EventValues, after: EventValues): Partial<Body> {
  const changed = wireFields.filter((field) => !isSame(before, after, screenNames[field]));
  const along = changed.flatMap((field) => companions[screenNames[field]] ?? []);
  const body = bodyOf(after);
  return Object.fromEntries([...changed, ...along].map((field) => [field, body[field]]));
}

/** The stages as they are sent (EV-19); a day that is no number is refused by its rule. */
export const entriesOf = ({ stages }: Pick<EventValues, 'stages'>): TimelineEntry[] =>
  stages.map(({ day, description }) => ({ day: numberOf(day, Number.NaN), description: description.trim() }));

/** The rooms to make: only an event at a place has any (RM-4). */
export const roomsOf = ({ eventMode, roomNames }: EventValues): string[] =>
  eventMode === 'offline' ? givenRoomNames(roomNames.split('\n')) : [];

/** An event that stands, as the form shows it. */
export function valuesOf(event: HostEventDetails): EventValues {
  const local = (instant: string) => localTimeOf(instant, event.timezone);
  return {
    ...emptyEvent(),
    opportunityType: event.category,
    opportunityTitle: event.title,
    organization: event.organization,
    eventMode: event.mode,
    aboutOpportunity: event.description,
    website: event.url ?? '',
    festival: event.festival ?? '',
    visibility: event.visibility,
    showContactEmail: event.showContactEmail,
    imageUrl: event.imageUrl === DEFAULT_IMAGE ? '' : event.imageUrl,
    participationType: event.teamCreationAllowed ? 'Team' : 'Individual',
    minTeamSize: String(event.minTeamSize),
    maxTeamSize: String(event.maxTeamSize),
    timezone: event.timezone,
    registerStart: local(event.registerStart),
    registerEnd: local(event.registerEnd),
    startTime: local(event.startTime),
    endTime: local(event.endTime),
    capacityMin: String(event.capacityMin),
    capacityMax: event.capacityMax === null ? '' : String(event.capacityMax),
    venue: event.venue,
    stages: event.timelineEntries.map(({ day, description }, id) => ({ id, day: String(day), description })),
  };
}

/** What the server refused, by the names of the screens; a stage's by its list. */
export function refusedOnScreen(errors: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(errors).map(([field, text]) => [
    screenNames[field as WireField] ?? (field.startsWith('entries') ? 'stages' : field),
    text,
  ]);
  return Object.fromEntries(named) as Record<string, string>;
}
