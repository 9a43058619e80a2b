import type {
  Account,
  EventCard,
  EventDetails,
  HostEvent,
  HostEventDetails,
  Leaderboard,
  OwnEvent,
  OwnTeam,
  ParticipantProfile,
  QuizResult,
  SessionGrant,
} from '../contract/index';

/** A well-formed identifier that ends in the given number. */
export const sampleId = (number = 1): string => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** An instant so many hours from now (before now when negative). */
export const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

export const sampleAccount = (changes: Partial<Account> = {}): Account => ({
  id: sampleId(900),
  role: 'USER',
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@demo.test',
  mobile: '9876543210',
  imageUrl: '/images/avatars/1.svg',
  organization: null,
  designation: null,
  ...changes,
});

export const sampleProfile = (changes: Partial<ParticipantProfile> = {}): ParticipantProfile => ({
  id: sampleId(900),
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@demo.test',
  mobile: '9876543210',
  imageUrl: '/images/avatars/1.svg',
  anonymous: false,
  coins: 0,
  badges: [],
  ...changes,
});

export const sampleHost = (changes: Partial<Account> = {}): Account =>
  sampleAccount({
    id: sampleId(901),
    role: 'HOST',
    organization: 'Lakeside College',
    designation: 'Lecturer',
    ...changes,
  });

export const sampleGrant = (user: Account = sampleAccount()): SessionGrant => ({
  token: 'sample-token',
  role: user.role,
  user,
});

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
  festival: null,
  seatsLeft: 40,
  teamCreationAllowed: false,
  registrationState: 'OPEN',
  ...changes,
});

/** An event in one of the own lists, registered for or not by what `registrationState` says. */
export const sampleOwnEvent = (changes: Partial<OwnEvent> = {}): OwnEvent => ({
  ...sampleEventCard(),
  since: hoursFromNow(-1),
  registered: changes.registrationState === 'REGISTERED',
  ...changes,
});

/** The first page, and the only one unless told, of a list of the participant family. */
export const samplePage = <Row>(data: Row[], totalPages = 1, number = 0) => ({
  status: 'SUCCESS' as const,
  data,
  totalPages,
  totalElements: data.length,
  number,
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
  timezone: 'Asia/Kolkata',
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
  visibility: 'public',
  cancelled: false,
  role: 'OWNER',
  ...changes,
});

/** The same event as its hosts read it. */
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
  impressions: 340,
  inviteKey: null,
  version: 1,
  role: 'OWNER',
  ...changes,
});

/** The whole list of a host's events, on one page. */
export const sampleHostList = (...events: HostEvent[]) => ({
  status: 'SUCCESS' as const,
  content: events.map((data) => ({ data })),
  totalPages: 1,
  totalElements: events.length,
  number: 0,
});

export const sampleTeam = (changes: Partial<OwnTeam> = {}): OwnTeam => ({
  id: sampleId(50),
  eventId: sampleId(),
  eventTitle: 'Green Hack',
  teamName: 'Solar Sparrows',
  public: true,
  leader: 'Asha Rao',
  leaderEmail: 'asha@demo.test',
  members: [{ id: sampleId(900), firstname: 'Asha', lastname: 'Rao', email: 'asha@demo.test', leader: true }],
  role: 'LEADER',
  minTeamSize: 2,
  maxTeamSize: 4,
  teamDeadline: hoursFromNow(24),
  serverNow: new Date().toISOString(),
  requests: [],
  invite: null,
  ...changes,
});

/** A submitted attempt before the end of its quiz; `answers` come with the end. */
export const sampleQuizResult = (changes: Partial<QuizResult> = {}): QuizResult => ({
  totalQuestions: 10,
  answered: 10,
  correctAnswers: 9,
  score: 9,
  coinsEarned: 10,
  submittedAt: hoursFromNow(-1),
  state: 'SUBMITTED',
  ...changes,
});

export const sampleLeaderboard = (changes: Partial<Leaderboard> = {}): Leaderboard => ({
  eventTitle: 'Circuit Quiz',
  ended: true,
  topScores: [
    {
      rank: 1,
      participantName: 'Asha R.',
      correctAnswers: 9,
      seconds: 240,
      imageUrl: '/images/avatars/1.svg',
      own: true,
    },
    {
      rank: 2,
      participantName: 'Ravi K.',
      correctAnswers: 8,
      seconds: 200,
      imageUrl: '/images/avatars/2.svg',
      own: false,
    },
  ],
  teamScores: [],
  participantDetails: { totalQuestions: 10, correctAnswers: 9, seconds: 240 },
  rank: 1,
  total: 2,
  totalQuestions: 10,
  ...changes,
});
