import type {
  Account,
  Leaderboard,
  Notification,
  OwnTeam,
  ParticipantProfile,
  QuizResult,
  SessionGrant,
} from '../contract/index';

/** An id that ends in the given number. */
export const sampleId = (number = 1): string => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** An instant `hours` from now; negative hours give the past. */
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

/** A page of a participant's list, the only page by default. */
/** A page of a list whose rows are under `content`. */
export const sampleContent = <Row>(content: Row[], totalPages = 1, number = 0) => ({
  status: 'SUCCESS' as const,
  content,
  totalPages,
  totalElements: content.length,
  number,
});

export const samplePage = <Row>(data: Row[], totalPages = 1, number = 0) => ({
  status: 'SUCCESS' as const,
  data,
  totalPages,
  totalElements: data.length,
  number,
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

/** An unread notification. */
export const sampleNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: sampleId(80),
  title: 'Your team has changed',
  message: 'Ravi Kumar has joined Solar Sparrows.',
  timestamp: hoursFromNow(-1),
  isRead: false,
  type: 'TEAM_CHANGE',
  eventId: sampleId(),
  action: null,
  ...changes,
});

/** A page of notifications, the only page by default; counts the unread notifications. */
export const sampleNotifications = (content: Notification[], totalPages = 1, number = 0) => ({
  status: 'SUCCESS' as const,
  content,
  data: content,
  totalPages,
  totalElements: content.length,
  number,
  unreadCount: content.filter(({ isRead }) => !isRead).length,
});

/** A submitted attempt before the end of its quiz; `answers` are present after the end. */
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
