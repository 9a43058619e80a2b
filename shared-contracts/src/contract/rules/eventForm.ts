import { ORGANIZATION_MAX_LENGTH, normalizeName } from './names';
import type { FormRules } from './Rule';
import { isSecureAddress, isWebAddress } from './webAddress';
import { findFormQuestionsError, type FormQuestion } from './formQuestions';

/** The event form by wire names: `location` is the organization (EV-1). Instants carry an offset. */
export interface EventForm {
  title: string;
  description: string;
  location: string;
  venue: string;
  /** '' for none. */
  url: string;
  /** The address of an online event for registered people; '' for none (EV-39). */
  joinLink: string;
  imageUrl: string;
  /** '' for none. */
  festival: string;
  timezone: string;
  registerStart: string;
  registerEnd: string;
  startTime: string;
  endTime: string;
  capacityMin: number;
  /** null is unlimited (EV-6). */
  capacityMax: number | null;
  teamCreationAllowed: boolean;
  minTeamSize: number;
  maxTeamSize: number;
  /** Whether people may wait for a seat once the event is full (RG-19). */
  waitlist: boolean;
  /** Hours to confirm an offered seat; 0 registers the first waiting person at once (RG-21). */
  confirmationHours: number;
  /** Whether hosts approve each registration (RG-22). */
  approval: boolean;
  /** Own questions of the registration form (RG-24). */
  formQuestions: FormQuestion[];
}

/** Required fields, in the order in which the first missing one is reported (EV-3). */
export const REQUIRED_EVENT_FIELDS = [
  'imageUrl',
  'title',
  'description',
  'location',
  'mode',
  'registerStart',
  'registerEnd',
  'startTime',
  'endTime',
] as const;

export const findMissingField = (field: string): string => `Missing required field: ${field}`;

const SHIPPED_IMAGE = /^\/images\/(default-event|events\/[a-z0-9-]{1,60})\.svg$/;
const UPLOADED_IMAGE = /^\/files\/[0-9a-f]{64}\.(jpg|png|webp)$/;

/** Whether an address is one of our uploads or shipped pictures (EV-34). */
export const isEventImage = (address: string): boolean =>
  SHIPPED_IMAGE.test(address) || UPLOADED_IMAGE.test(address);

/** Error text for a picture from elsewhere (EV-34). */
export const EVENT_IMAGE_MESSAGE = 'Please upload a picture or choose one of ours.';

function isTimezone(name: string): boolean {
  try {
    return (
      name !== '' && new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
}

const DAY = 86_400_000;
const MAX_DAYS = 366;
const MAX_TEAM_SIZE = 50;
/** Maximum hours to confirm an offered seat (RG-21). */
const MAX_CONFIRMATION_HOURS = 72;
/** Maximum capacity, within the database's integer range. */
const CAPACITY_LIMIT = 1_000_000;

const checkLength = (label: string, minimum: number, maximum: number) => (value: string) => {
  const length = normalizeName(value).length;
  if (length >= minimum && length <= maximum) return undefined;
  return minimum === 0
    ? `${label} may have at most ${maximum} characters.`
    : `${label} must have ${minimum} to ${maximum} characters.`;
};

const isCapacity = (value: number, minimum: number): boolean =>
  Number.isInteger(value) && value >= minimum && value <= CAPACITY_LIMIT;

const isTeamSize = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MAX_TEAM_SIZE;

/** Links of meetings carry long passcodes. */
const JOIN_LINK_MAX_LENGTH = 1_000;

const DESCRIPTION_MAX_LENGTH = 5000;

/** The rules of a new or changed event (EV-4, EV-6, EV-14, EV-17, EV-34, EV-35, EV-39, RG-21, RG-24). */
export const eventRules: FormRules<EventForm> = {
  title: checkLength('Title', 3, 120),
  description: ({ length }) =>
    length >= 1 && length <= DESCRIPTION_MAX_LENGTH
      ? undefined
      : `Description must have 1 to ${DESCRIPTION_MAX_LENGTH} characters.`,
  location: checkLength('Organization', 1, ORGANIZATION_MAX_LENGTH),
  venue: checkLength('Venue', 0, 200),
  url: (value) =>
    value === '' || (value.length <= 500 && isWebAddress(value))
      ? undefined
      : 'Please enter an address that starts with http:// or https://.',
  joinLink: (value) =>
    value === '' || (value.length <= JOIN_LINK_MAX_LENGTH && isSecureAddress(value))
      ? undefined
      : 'Please enter an address that starts with https://.',
  imageUrl: (value) => (isEventImage(value) ? undefined : EVENT_IMAGE_MESSAGE),
  festival: checkLength('Festival', 0, 120),
  timezone: (value) => (isTimezone(value) ? undefined : 'Please choose a time zone.'),
  registerEnd: (_value, { registerStart, registerEnd, endTime }) => {
    if (Date.parse(registerEnd) <= Date.parse(registerStart)) return 'Registration must end after it starts.';
    return Date.parse(registerEnd) > Date.parse(endTime)
      ? 'Registration must end before the event does.'
      : undefined;
  },
  endTime: (_value, { startTime, endTime }) => {
    const lasts = Date.parse(endTime) - Date.parse(startTime);
    if (lasts <= 0) return 'The event must end after it starts.';
    return lasts > MAX_DAYS * DAY ? `The event may last at most ${MAX_DAYS} days.` : undefined;
  },
  capacityMin: (_value, { capacityMin, capacityMax }) => {
    if (!isCapacity(capacityMin, 0)) return 'Minimum participants must be 0 or more.';
    return capacityMax !== null && capacityMin > capacityMax
      ? "The minimum can't exceed the capacity."
      : undefined;
  },
  capacityMax: (_value, { capacityMax }) =>
    capacityMax === null || isCapacity(capacityMax, 1)
      ? undefined
      : 'Capacity must be 1 or more, or unlimited.',
  minTeamSize: (_value, { teamCreationAllowed, minTeamSize, maxTeamSize }) => {
    if (!teamCreationAllowed || !isTeamSize(maxTeamSize)) return undefined;
    return isTeamSize(minTeamSize) && minTeamSize <= maxTeamSize
      ? undefined
      : 'The minimum team size must be 1 or more, and not above the maximum.';
  },
  maxTeamSize: (_value, { teamCreationAllowed, maxTeamSize }) =>
    !teamCreationAllowed || isTeamSize(maxTeamSize)
      ? undefined
      : `Teams may have 1 to ${MAX_TEAM_SIZE} people.`,
  formQuestions: (_value, { formQuestions }) => findFormQuestionsError(formQuestions),
  confirmationHours: (_value, { confirmationHours: hours }) =>
    Number.isInteger(hours) && hours >= 0 && hours <= MAX_CONFIRMATION_HOURS
      ? undefined
      : `The time to confirm must be 0 to ${MAX_CONFIRMATION_HOURS} hours.`,
};

/** Requires a future start of a new event (EV-4); running events stay editable. */
export const startRule = (startTime: string, now: number): string | undefined =>
  Date.parse(startTime) > now ? undefined : 'The event must start in the future.';

/** Sets the team size of an event without teams to one (EV-17). */
export const withTeamSizes = <Form extends EventForm>(form: Form): Form =>
  form.teamCreationAllowed ? form : { ...form, minTeamSize: 1, maxTeamSize: 1 };
