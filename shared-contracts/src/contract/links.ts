import { pathOf } from './endpoint';

/** The path of every linked screen; a check proves that a remote serves each (RT-1). */
export const links = {
  home: () => '/',
  /** The home page's search field. */
  search: () => '/#search',
  event: (eventId: string) => pathOf('/event/:eventId', { eventId }),
  eventType: (category?: string) =>
    category === undefined ? '/event-type' : `/event-type/${encodeURIComponent(category)}`,
  registration: (eventId: string) => pathOf('/regifore/:eventId', { eventId }),
  quiz: (eventId: string) => pathOf('/quiz/:eventId', { eventId }),
  leaderboard: (eventId: string) => pathOf('/leader/:eventId', { eventId }),
  registeredEvents: () => '/registered-events',
  pastEvents: () => '/past',
  profile: () => '/part-profile',
  editProfile: () => '/edit',
  registrations: () => '/registration2',
  badges: () => '/coins',
  watchlist: () => '/watchlist',
  quizScores: (eventId: string) => pathOf('/quiz-scores/:eventId', { eventId }),
  team: (eventId: string) => pathOf('/team/:eventId', { eventId }),
  /** Creating and joining teams of an event, on two tabs. */
  createOrJoin: (eventId: string, tab: 'create' | 'join') =>
    `${pathOf('/create-or-join/:eventId', { eventId })}?tab=${tab}`,
  /** The page of a team's invite. */
  teamInvite: (eventId: string, code: string) => pathOf('/join-team/:eventId/:code', { eventId, code }),
  /** A participant's notifications. */
  notifications: () => '/notification2',
  login: () => '/login',
  forgotPassword: () => '/forgot-password',
  resetCode: () => '/otp-forgot-password',
  changePassword: () => '/change-password',
  account: () => '/account',
  chooseRole: () => '/areu',
  participantSignUp: () => '/create-account-participant',
  participantPassword: () => '/create-pass-participant',
  participantCode: () => '/otpWithMail',
  hostSignUp: () => '/create-account-host',
  hostOptions: () => '/create-account-host-options',
  hostPassword: () => '/create-pass-host',
  hostCode: () => '/otp-host',
  terms: () => '/terms',
  privacy: () => '/privacy',
  hostHome: () => '/home-host',
  createEvents: () => '/create-events',
  createEventDetails: () => '/create-events/details',
  eventDetail: (eventId: string) => pathOf('/event-detail/:eventId', { eventId }),
  updateEvent: (eventId: string) => pathOf('/update-event/:eventId', { eventId }),
  updateEventDetails: (eventId: string) => pathOf('/update-event/:eventId/details', { eventId }),
  manageEvents: () => '/event-manage',
  createQuiz: (eventId: string) => pathOf('/create-quiz/:eventId', { eventId }),
  participants: (eventId: string) => pathOf('/view-participants/:eventId', { eventId }),
  rooms: (eventId: string) => pathOf('/room-allocate/:eventId', { eventId }),
  hostProfile: () => '/host-profile',
  editHostProfile: () => '/host-edit-profile',
  hostNotifications: () => '/notifications',
  collaborators: (eventId: string) => pathOf('/host-manage/:eventId', { eventId }),
} as const;
