import type { Category, EventForm, Mode } from '@marquee/shared-contracts';
import type { LockedEvent } from '../lockEvent';

/** All fields of an event that its hosts decide; instants are in UTC. */
export interface EventDraft extends EventForm {
  category: Category;
  mode: Mode;
  visibility: 'public' | 'private';
  showContactEmail: boolean;
}

/** Defaults of a new event (EV-6, EV-9, EV-13). */
export const NEW_DRAFT: Omit<EventDraft, 'mode'> = {
  title: '',
  description: '',
  location: '',
  venue: '',
  url: '',
  joinLink: '',
  imageUrl: '',
  festival: '',
  category: 'other',
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
};

/** Converts a stored event to the draft that a change is merged into. */
export function toEventDraft(event: LockedEvent): EventDraft {
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
  };
}

/** The event columns of a draft; capacity is stored in the table of seats. */
export function toEventColumns({ location, capacityMax: _places, ...draft }: EventDraft) {
  return {
    ...draft,
    organization: location,
    url: draft.url === '' ? null : draft.url,
    joinLink: draft.joinLink === '' ? null : draft.joinLink,
    festival: draft.festival === '' ? null : draft.festival,
    registerStart: new Date(draft.registerStart),
    registerEnd: new Date(draft.registerEnd),
    startTime: new Date(draft.startTime),
    endTime: new Date(draft.endTime),
  };
}
