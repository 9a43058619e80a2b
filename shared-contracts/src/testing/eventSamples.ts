import type {
  EventCard,
  EventDetails,
  events,
  HostEvent,
  HostEventDetails,
  OwnEvent,
  ReplyOf,
} from '../contract/index';
import { hoursFromNow, sampleId } from './samples';

/** An upcoming online quiz, open for registration. */
export const sampleEventCard = (changes: Partial<EventCard> = {}): EventCard => ({
  id: sampleId(),
  title: 'Circuit Quiz',
  category: 'quiz',
  organization: 'Lakeside College',
  location: 'Online',
  mode: 'online',
  imageUrl: '/images/default-event.svg',
  registerStart: hoursFromNow(-24),
  registerEnd: hoursFromNow(24),
  startTime: hoursFromNow(48),
  endTime: hoursFromNow(50),
  timezone: 'Asia/Kolkata',
  festival: null,
  seatsLeft: 40,
  teamCreationAllowed: false,
  registrationState: 'OPEN',
  ...changes,
});

/** An event in one of the participant's lists; `registrationState` decides the registration. */
export const sampleOwnEvent = (changes: Partial<OwnEvent> = {}): OwnEvent => ({
  ...sampleEventCard(),
  since: hoursFromNow(-1),
  registered: changes.registrationState === 'REGISTERED',
  ...changes,
});

export const sampleEventDetails = (changes: Partial<EventDetails> = {}): EventDetails => ({
  ...sampleEventCard(),
  description: 'Thirty questions about circuits.',
  url: null,
  lastUpdate: hoursFromNow(-30),
  capacityMax: 100,
  minTeamSize: 1,
  maxTeamSize: 1,
  visibility: 'public',
  cancelled: false,
  timelineEntries: [{ day: 1, description: 'Warm-up round' }],
  host: {
    firstName: 'Meera',
    lastName: 'Iyer',
    imageUrl: '/images/avatars/2.svg',
    organization: 'Lakeside College',
    email: null,
  },
  administrators: [],
  serverNow: new Date().toISOString(),
  formQuestions: [],
  ...changes,
});

export const sampleHostEvent = (changes: Partial<HostEvent> = {}): HostEvent => ({
  id: sampleId(),
  title: 'Circuit Quiz',
  college: 'Lakeside College',
  tag: 'quiz',
  date: hoursFromNow(-30),
  mode: 'online',
  impressions: 340,
  registrations: 12,
  capacityMax: 100,
  imageUrl: '/images/default-event.svg',
  startTime: hoursFromNow(48),
  endTime: hoursFromNow(50),
  timezone: 'Asia/Kolkata',
  visibility: 'public',
  cancelled: false,
  role: 'OWNER',
  ...changes,
});

/** The same event with its hosts' details. */
export const sampleHostEventDetails = (changes: Partial<HostEventDetails> = {}): HostEventDetails => ({
  ...sampleEventDetails(),
  venue: '',
  hostEmail: 'meera@demo.test',
  showContactEmail: false,
  administrators: [],
  capacityMin: 0,
  registrations: 12,
  teams: 0,
  questions: 30,
  rooms: 2,
  impressions: 340,
  inviteKey: null,
  version: 1,
  role: 'OWNER',
  ...changes,
});

/** The server's reply to a new event. */
export const sampleCreated = () => ({
  status: 'SUCCESS' as const,
  message: 'Event Created Successfully!',
  data: sampleHostEventDetails(),
  id: sampleId(),
  payload: { id: sampleId() },
});

/** A host's event list, on one page. */
export const sampleHostList = (...events: HostEvent[]) => ({
  status: 'SUCCESS' as const,
  content: events.map((data) => ({ data })),
  totalPages: 1,
  totalElements: events.length,
  allElements: events.length,
  number: 0,
});

/** One page of search results. */
export const sampleSearchReply = (
  content: EventCard[],
  changes: Partial<ReplyOf<typeof events.search>> = {},
): ReplyOf<typeof events.search> => ({
  status: 'SUCCESS',
  content,
  totalPages: 1,
  totalElements: content.length,
  number: 0,
  searched: null,
  ...changes,
});
