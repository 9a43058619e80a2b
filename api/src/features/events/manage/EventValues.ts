import type { Category, EventForm, Mode } from '@marquee/shared-contracts';
import type { DraftChoices } from '../../../platform/database/tables/eventTables';
import type { LockedEvent } from '../lockEvent';

/** All fields of an event that its hosts decide; instants are in UTC. Only a draft may lack a type or an instant. */
export interface EventValues extends EventForm {
  category: Category | '';
  mode: Mode;
  visibility: 'public' | 'private';
  showContactEmail: boolean;
}

/** Defaults of a new draft (EV-6, EV-9). */
export const NEW_DRAFT: EventValues = {
  title: '',
  description: '',
  location: '',
  venue: '',
  url: '',
  joinLink: '',
  imageUrl: '',
  festival: '',
  category: '',
  mode: 'online',
  visibility: 'public',
  timezone: 'Asia/Kolkata',
  showContactEmail: false,
  registerStart: '',
  registerEnd: '',
  startTime: '',
  endTime: '',
  capacityMin: 0,
  capacityMax: null,
  teamCreationAllowed: false,
  minTeamSize: 1,
  maxTeamSize: 1,
  waitlist: false,
  confirmationHours: 0,
  approval: false,
  formQuestions: [],
};

/** Defaults of a new published event (EV-13). */
export const NEW_EVENT: EventValues = { ...NEW_DRAFT, category: 'other' };

/** Converts a stored event to the values that a change is merged into. */
export function toEventValues(event: LockedEvent): EventValues {
  return {
    title: event.title,
    description: event.description,
    location: event.organization,
    venue: event.venue,
    url: event.url ?? '',
    joinLink: event.joinLink ?? '',
    imageUrl: event.imageUrl,
    festival: event.festival ?? '',
    category: event.category,
    mode: event.mode,
    visibility: event.visibility,
    timezone: event.timezone,
    showContactEmail: event.showContactEmail,
    registerStart: event.registerStart.toISOString(),
    registerEnd: event.registerEnd.toISOString(),
    startTime: event.startTime.toISOString(),
    endTime: event.endTime.toISOString(),
    capacityMin: event.capacityMin,
    capacityMax: event.capacityMax,
    teamCreationAllowed: event.teamCreationAllowed,
    minTeamSize: event.minTeamSize,
    maxTeamSize: event.maxTeamSize,
    waitlist: event.waitlist,
    confirmationHours: event.confirmationHours,
    approval: event.approval,
    formQuestions: event.formQuestions,
    ...event.draft,
  };
}

/** The columns of a published event; capacity is stored in the table of seats. */
export function toEventColumns({ location, capacityMax: _places, ...values }: EventValues) {
  return {
    ...values,
    category: values.category === '' ? ('other' as const) : values.category,
    organization: location,
    url: values.url === '' ? null : values.url,
    joinLink: values.joinLink === '' ? null : values.joinLink,
    festival: values.festival === '' ? null : values.festival,
    registerStart: new Date(values.registerStart),
    registerEnd: new Date(values.registerEnd),
    startTime: new Date(values.startTime),
    endTime: new Date(values.endTime),
    formQuestions: JSON.stringify(values.formQuestions),
    draft: null,
  };
}

/** Instants of a draft's row: registration never opens, and no job finds the event. */
const FAR_FUTURE = {
  registerStart: '9999-01-01T00:00:00.000Z',
  registerEnd: '9999-01-02T00:00:00.000Z',
  startTime: '9999-01-02T00:00:00.000Z',
  endTime: '9999-01-03T00:00:00.000Z',
} as const;

/** The columns of a draft: a private event of the far future, with the hosts' choices beside it (EV-41). */
export function toDraftColumns(values: EventValues) {
  const { category, visibility, registerStart, registerEnd, startTime, endTime } = values;
  const choices: DraftChoices = { category, visibility, registerStart, registerEnd, startTime, endTime };
  return {
    ...toEventColumns({ ...values, ...FAR_FUTURE, visibility: 'private' }),
    draft: JSON.stringify(choices),
  };
}
