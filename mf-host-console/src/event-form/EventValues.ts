import type { Category, Mode } from '@marquee/shared-contracts';

/** A stage as it is written; `id` tells the rows of the form apart and goes nowhere. */
export interface StageValues {
  id: number;
  day: string;
  description: string;
}

/**
 * An event as the screens name its parts (EV-37); `eventAdapter.ts` knows the names on the wire. Numbers are texts as
 * typed, times are those of the event's own zone ("2031-05-03T10:00", EV-5).
 */
export interface EventValues {
  opportunityType: Category | '';
  opportunityTitle: string;
  organization: string;
  eventMode: Mode | '';
  aboutOpportunity: string;
  website: string;
  festival: string;
  visibility: 'public' | 'private';
  showContactEmail: boolean;
  /** '' for the drawing that stands where there is no picture (EV-2). */
  imageUrl: string;
  participationType: 'Individual' | 'Team';
  minTeamSize: string;
  maxTeamSize: string;
  timezone: string;
  registerStart: string;
  registerEnd: string;
  startTime: string;
  endTime: string;
  capacityMin: string;
  /** '' for unlimited (EV-6). */
  capacityMax: string;
  venue: string;
  stages: readonly StageValues[];
  /** One name a line. */
  roomNames: string;
}

export type EventField = keyof EventValues;

/** The defaults of spec section 9, and nothing typed yet. */
export const createEmptyEvent = (): EventValues => ({
  opportunityType: '',
  opportunityTitle: '',
  organization: '',
  eventMode: 'online',
  aboutOpportunity: '',
  website: '',
  festival: '',
  visibility: 'public',
  showContactEmail: false,
  imageUrl: '',
  participationType: 'Individual',
  minTeamSize: '1',
  maxTeamSize: '1',
  timezone: 'Asia/Kolkata',
  registerStart: '',
  registerEnd: '',
  startTime: '',
  endTime: '',
  capacityMin: '0',
  capacityMax: '',
  venue: '',
  stages: [],
  roomNames: '',
});

/** How the screens call each part, in labels and in what is missing. */
export const fieldLabels: Record<EventField, string> = {
  opportunityType: 'Type',
  opportunityTitle: 'Title',
  organization: 'Organization',
  eventMode: 'Mode',
  aboutOpportunity: 'About',
  website: 'Website',
  festival: 'Festival',
  visibility: 'Visibility',
  showContactEmail: 'Contact e-mail',
  imageUrl: 'Picture',
  participationType: 'Participation type',
  minTeamSize: 'Smallest team',
  maxTeamSize: 'Largest team',
  timezone: 'Time zone',
  registerStart: 'Registration starts',
  registerEnd: 'Registration ends',
  startTime: 'Event starts',
  endTime: 'Event ends',
  capacityMin: 'Participants needed',
  capacityMax: 'Places',
  venue: 'Venue',
  stages: 'Stages',
  roomNames: 'Rooms',
};
