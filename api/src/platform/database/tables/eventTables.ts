import type {
  AdministratorRole,
  Category,
  FormQuestion,
  StoredAnswer,
  Mode,
  RegistrationForm,
} from '@marquee/shared-contracts';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Defaulted } from './Defaulted';

/** The choices of hosts for a draft, in the form of the API; '' is missing. */
export interface DraftChoices {
  category: Category | '';
  visibility: 'public' | 'private';
  registerStart: string;
  registerEnd: string;
  startTime: string;
  endTime: string;
}

interface Events {
  id: string;
  ownerId: string;
  title: string;
  description: string;
  category: Category;
  mode: Mode;
  organization: string;
  venue: Defaulted<string>;
  url: string | null;
  /** Only for registered people, hosts and administrators (EV-39). */
  joinLink: Defaulted<string | null>;
  imageUrl: string;
  festival: string | null;
  timezone: Defaulted<string>;
  visibility: Defaulted<'public' | 'private'>;
  inviteKey: string | null;
  showContactEmail: Defaulted<boolean>;
  registerStart: Date;
  registerEnd: Date;
  startTime: Date;
  endTime: Date;
  teamCreationAllowed: Defaulted<boolean>;
  minTeamSize: Defaulted<number>;
  maxTeamSize: Defaulted<number>;
  capacityMin: Defaulted<number>;
  waitlist: Defaulted<boolean>;
  /** Hours to confirm an offered seat; 0 registers the first waiting person at once. */
  confirmationHours: Defaulted<number>;
  /** Whether hosts approve each registration (RG-22). */
  approval: Defaulted<boolean>;
  /** Own questions of the registration form (RG-24). Written as JSON text. */
  formQuestions: ColumnType<FormQuestion[], string | undefined, string>;
  /** Number of the host's saved changes, for detecting stale edits (EV-8). */
  version: Defaulted<number>;
  createdAt: Date;
  lastUpdate: Date;
  cancelledAt: Date | null;
  deletedAt: Date | null;
  /** Null for a published event; the columns of a draft's choices contain placeholders. Written as JSON text. */
  draft: ColumnType<DraftChoices | null, string | null | undefined, string | null>;
  /** Marked an hour after the end, so that indexes can leave the event out; an ended event may still be false. */
  isPast: Defaulted<boolean>;
  /** Folded words, generated from the columns above: the title's; with the other names'; with the description's. */
  searchTitle: GeneratedAlways<string>;
  searchNames: GeneratedAlways<string>;
  searchWords: GeneratedAlways<string>;
}

interface EventSeats {
  eventId: string;
  capacityMax: number | null;
  /** Registered people and held seats. */
  taken: Defaulted<number>;
  /** Seats on offer to waiting people. */
  held: Defaulted<number>;
  /** People who wait, and those with an open request, counted by triggers. */
  waiting: GeneratedAlways<number>;
  requests: GeneratedAlways<number>;
}

/** Listed events by the UTC day of their start or end, kept by triggers of `events`. */
interface EventTotals {
  edge: 'start' | 'end';
  day: Date;
  category: Category;
  mode: Mode;
  events: number;
}

interface TimelineEntries {
  eventId: string;
  day: number;
  description: string;
}

interface EventAdministrators {
  eventId: string;
  userId: string;
  addedAt: Date;
  /** Null until the person has accepted being named (HO-5). */
  acceptedAt: Defaulted<Date | null>;
  role: Defaulted<AdministratorRole>;
}

/** Administrators who left and may still undo it. */
interface AdministratorDepartures extends EventAdministrators {
  leftAt: Date;
}

interface Registrations {
  eventId: string;
  userId: string;
  id: string;
  state: Defaulted<'ACTIVE' | 'CANCELLED'>;
  registeredAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  institute: string;
  type: string;
  course: string;
  duration: string;
  graduationYear: number | null;
  /** Answers with the questions as they were asked (RG-25). Written as JSON text. */
  answers: ColumnType<StoredAnswer[], string | undefined, string>;
  /** The number of times that the ticket was renewed; each makes earlier codes invalid (TK-3). */
  ticketRenewals: Defaulted<number>;
  /** The first scan that no later one undoes (TK-7); null for absentees. */
  checkedInAt: Date | null;
  /** Set by a trigger, by the database's own clock. */
  changedAt: GeneratedAlways<Date>;
}

/** The form of a person who asks or waits, with the questions as they were asked. */
export type StoredForm = RegistrationForm & { answers?: StoredAnswer[] };

interface Waits {
  eventId: string;
  userId: string;
  /** The order of waiting within an event; given under the lock of the seats. */
  place: GeneratedAlways<string>;
  joinedAt: Date;
  /** The form of the later registration. Written as JSON text. */
  form: ColumnType<StoredForm, string, never>;
  /** The end of the offer of a seat; null before. */
  offeredUntil: ColumnType<Date | null, undefined, Date>;
}

interface RegistrationRequests {
  eventId: string;
  userId: string;
  /** The order of the requests within an event; given under the lock of the seats. */
  place: GeneratedAlways<string>;
  requestedAt: Date;
  /** The form of the later registration, with the email of the account. Written as JSON text. */
  form: ColumnType<StoredForm, string, never>;
  state: Defaulted<'PENDING' | 'DECLINED'>;
  /** The host's message when declining. */
  message: Defaulted<string>;
}

interface Favourites {
  userId: string;
  eventId: string;
  likedAt: Date;
}

interface RecentViews {
  userId: string;
  eventId: string;
  viewedAt: Date;
}

export interface EventTables {
  events: Events;
  eventSeats: EventSeats;
  eventTotals: EventTotals;
  timelineEntries: TimelineEntries;
  eventAdministrators: EventAdministrators;
  administratorDepartures: AdministratorDepartures;
  registrations: Registrations;
  waits: Waits;
  registrationRequests: RegistrationRequests;
  favourites: Favourites;
  recentViews: RecentViews;
}
