import type { Category, Mode } from '@marquee/shared-contracts';
import type { QuestionValues } from './questionValues';

/** A stage in the form; `id` identifies its row and is never sent. */
export interface StageValues {
  id: number;
  day: string;
  description: string;
}

/**
 * An event's values in the form (EV-37); `eventAdapter.ts` maps them to the API. Numbers are strings as typed, times
 * are local to the event's zone ("2031-05-03T10:00").
 */
export interface EventValues {
  opportunityType: Category | '';
  opportunityTitle: string;
  organization: string;
  eventMode: Mode | '';
  aboutOpportunity: string;
  website: string;
  /** Where registered people join an online event; '' for none (EV-39). */
  joinLink: string;
  festival: string;
  visibility: 'public' | 'private';
  showContactEmail: boolean;
  /** URL of the picture; '' for the default (EV-2). */
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
  /** Whether people may wait for a seat of a full event (RG-19). */
  waitlist: boolean;
  /** '0' registers the first waiting person at once (RG-21). */
  confirmationHours: string;
  /** Whether hosts approve each registration (RG-22). */
  approval: boolean;
  /** Own questions of the registration form (RG-24). */
  formQuestions: readonly QuestionValues[];
  venue: string;
  stages: readonly StageValues[];
  /** One name per line. */
  roomNames: string;
}

export type EventField = keyof EventValues;

/** Creates an empty event with default values. */
export const createEmptyEvent = (): EventValues => ({
  opportunityType: '',
  opportunityTitle: '',
  organization: '',
  eventMode: 'online',
  aboutOpportunity: '',
  website: '',
  joinLink: '',
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
  waitlist: false,
  confirmationHours: '0',
  approval: false,
  formQuestions: [],
  venue: '',
  stages: [],
  roomNames: '',
});

/** Names of the fields, for labels and error texts. */
export const fieldLabels: Record<EventField, string> = {
  opportunityType: 'Type',
  opportunityTitle: 'Title',
  organization: 'Organization',
  eventMode: 'Mode',
  aboutOpportunity: 'About',
  website: 'Website',
  joinLink: 'Join link',
  festival: 'Festival',
  visibility: 'Visibility',
  showContactEmail: 'Contact email',
  imageUrl: 'Picture',
  participationType: 'Participation type',
  minTeamSize: 'Smallest team',
  maxTeamSize: 'Largest team',
  timezone: 'Time zone',
  registerStart: 'Registration starts',
  registerEnd: 'Registration ends',
  startTime: 'Event starts',
  endTime: 'Event ends',
  capacityMin: 'Minimum registrations',
  capacityMax: 'Capacity',
  waitlist: 'Waitlist',
  confirmationHours: 'Hours to confirm a seat',
  approval: 'Approval',
  formQuestions: 'Own questions',
  venue: 'Venue',
  stages: 'Stages',
  roomNames: 'Rooms',
};
