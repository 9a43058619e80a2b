import { DEFAULT_CERTIFICATE_DESIGN, type Endpoint } from '@marquee/shared-contracts';
import { sampleRegistrationForm } from '../sampleRegistrationForm';
import { createParticipantForm } from '../signUpForm';
import type { Scenario } from './createScenario';
import { getCallKey } from './getCallKey';

/** A call's input besides the path. */
export interface SampleInput {
  body?: unknown;
  query?: Record<string, string>;
  /** The input is well-formed but always refused, because test accounts have no password. */
  unsatisfiable?: true;
}

const HOUR = 3_600_000;

const createEventInput = (now: Date) => {
  const addHours = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString();
  return {
    title: 'Reading the sky',
    description: 'Three hours with a telescope.',
    location: 'Example College',
    registerStart: addHours(1),
    registerEnd: addHours(24),
    startTime: addHours(24),
    endTime: addHours(27),
    imageUrl: '/images/default-event.svg',
    mode: 'ONLINE',
    capacityMin: 0,
    capacityMax: 50,
    category: 'seminar',
    festival: null,
    visibility: 'public',
    teamCreationAllowed: false,
    minTeamSize: 1,
    maxTeamSize: 1,
  };
};

const questions = [
  { questionText: 'Which one?', options: ['one', 'two', 'three', 'four'], correctAnswer: 'two' },
];
const announcementBody = { subject: 'Bring a pen', text: 'And some paper.' };
const email = 'priya@example.org';
const password = 'Right@123';

type Sample = (scenario: Scenario, now: Date) => SampleInput;

/** A valid input for each call with an input, which only guards or the object's state may refuse. */
const samples: Readonly<Record<string, Sample>> = {
  'POST /api/v1/auth/check-email': () => ({ body: { email } }),
  'POST /api/v1/auth/register': () => ({ body: createParticipantForm() }),
  'POST /api/v1/auth/validate': () => ({ body: { email, otp: '1234' } }),
  'POST /api/v1/auth/authenticate': () => ({ body: { email, password } }),
  'POST /api/v1/auth/resend-otp': () => ({ body: { email } }),
  'POST /api/v1/auth/forgot-password': () => ({ body: { email } }),
  'POST /api/v1/auth/verify-otp': () => ({ body: { email, otp: '1234' } }),
  'POST /api/v1/auth/check-reset-token': () => ({ body: { email, resetToken: 'x'.repeat(43) } }),
  'PUT /api/v1/auth/change-password': () => ({
    body: { email, newPassword: password, resetToken: 'x'.repeat(43) },
  }),
  'PUT /api/v1/auth/password': () => ({
    body: { currentPassword: password, newPassword: 'Other@123' },
    unsatisfiable: true,
  }),
  // The password is optional, and no account of the scenario has a password.
  'DELETE /api/v1/auth/me': () => ({ body: {} }),
  'POST /api/v1/participant/events/:/register': () => ({ body: sampleRegistrationForm }),
  'POST /api/v1/participant/events/:/waitlist': () => ({ body: sampleRegistrationForm }),
  'POST /api/v1/participant/events/:/request': () => ({ body: sampleRegistrationForm }),
  'POST /api/events/:/requests/decisions': () => ({ body: { decisions: [{ email, decision: 'approve' }] } }),
  'PUT /api/v1/participant/profile': () => ({
    body: { firstName: 'Priya', lastName: 'Nair', mobile: '9876543210', imageUrl: '/images/avatars/1.svg' },
  }),
  'POST /api/v1/participant/events/:/teams/create': () => ({
    body: { teamName: 'Early Birds', public: true },
  }),
  'POST /api/v1/participant/events/:/teams/find-by-code': ({ teamCode }) => ({ body: { teamCode } }),
  'POST /api/v1/participant/teams/:/join/request': () => ({ body: { message: 'I know circuits.' } }),
  'POST /api/v1/participant/teams/join/request/:': () => ({ query: { response: 'REJECTED' } }),
  'POST /api/v1/participant/teams/:/leader': ({ memberId }) => ({ body: { accountId: memberId } }),
  'POST /api/participant/quiz/:/questions/:/answer': ({ quiz }) => ({
    body: {
      eventId: quiz.eventId,
      questionId: quiz.questions[0]?.id,
      selectedOption: quiz.questions[0]?.right,
    },
  }),
  'PUT /api/events/:/admins/:': () => ({ body: { role: 'EDITOR' } }),
  'POST /api/events/create': (_world, now) => ({ body: createEventInput(now) }),
  'PUT /api/events/update/:': () => ({ body: { title: 'Reading the stars' } }),
  'POST /api/events/:/timeline/bulk': () => ({ body: { entries: [{ day: 1, description: 'Opening' }] } }),
  'POST /api/host/quiz/:/add-questions': () => ({ body: questions }),
  'PUT /api/host/quiz/:/questions': () => ({ body: questions }),
  'PUT /api/host/quiz/:/questions/:': () => ({
    body: { questionText: 'Which one, then?', options: ['yes', 'no'], correctAnswer: 'yes' },
  }),
  'POST /api/host/quiz/:/attempts/:/disqualify': () => ({ body: { reason: 'Answers were shared.' } }),
  'POST /api/events/events/:/rooms/create': () => ({
    query: { roomCount: '2' },
    body: { roomNames: ['LT-1', 'LT-2'] },
  }),
  'POST /api/events/:/announcements': () => ({ body: announcementBody }),
  'POST /api/events/:/announcements/test': () => ({ body: announcementBody }),
  'PUT /api/events/:/certificates/design': () => ({ body: DEFAULT_CERTIFICATE_DESIGN }),
  'POST /api/events/:/door/links': () => ({ body: { name: 'South gate' } }),
  'POST /api/events/:/door/walk-ins': () => ({ body: { name: 'Bela Rao', email: 'bela@example.org' } }),
  'POST /api/events/:/door/scans': ({ memberId }, now) => ({
    body: {
      scans: [
        { id: '01890000-0000-7000-8000-0000000000aa', personId: memberId, kind: 'in', at: now.toISOString() },
      ],
    },
  }),
  'POST /api/events/:/certificates/preview': () => ({
    body: { ...DEFAULT_CERTIFICATE_DESIGN, kind: 'WINNER' },
  }),
  'PUT /api/events/:/certificates/people/:': () => ({ body: { kind: 'PARTICIPATION', rank: null } }),
  'PUT /api/events/:/certificates/:/name': () => ({ body: { name: 'Priya Nair' } }),
  'PUT /api/events/:/certificates/:/revocation': () => ({ body: { reason: 'Issued by mistake.' } }),
  'PUT /api/v1/participant/certificates/:/name': () => ({ body: { name: 'Priya Nair' } }),
  'PUT /api/events/:/rooms/:': () => ({ body: { capacity: 40 } }),
  'POST /api/events/:/rooms/:/allocations': ({ memberId }) => ({ body: { accountId: memberId } }),
  // The body is not multipart, which is refused after the access check.
  'POST /s3/upload': () => ({ body: {} }),
  'PUT /api/events/user/updateprofile': () => ({ body: { firstname: 'Hana', mobile: '9876543210' } }),
  'POST /api/v1/releases/reports': () => ({
    body: { releases: [{ remote: 'mf-quiz', version: '1.0.0', loads: 1, errors: 0 }] },
  }),
};

/**
 * The sample input of a call; empty for a call without a body.
 * @throws for a call with a body but no sample
 */
export function getSampleInput(endpoint: Endpoint, scenario: Scenario, now: Date): SampleInput {
  const sample = samples[getCallKey(endpoint)];
  if (sample !== undefined) return sample(scenario, now);
  if (endpoint.definition.body === undefined) return {};
  throw new Error(`${getCallKey(endpoint)} takes a body: write a sample of it into inputs.ts.`);
}

/** The path segment before a parameter `id` identifies its object. */
const byPosition: readonly (readonly [RegExp, (scenario: Scenario) => string])[] = [
  [/participant\/notifications\/:\w+/, ({ notificationIds }) => notificationIds.participant],
  [/events\/notifications\/:\w+/, ({ notificationIds }) => notificationIds.host],
  [/teams\/join\/request\/:\w+/, ({ requestId }) => requestId],
  [/teams\/(detail\/)?:\w+/, ({ teamId }) => teamId],
  [/:(eventId|id)\b/, ({ quiz }) => quiz.eventId],
];

const byName: Readonly<Record<string, (scenario: Scenario) => string>> = {
  page: () => '1',
  size: () => '5',
  role: () => 'HOST',
  eventId: ({ quiz }) => quiz.eventId,
  teamId: ({ teamId }) => teamId,
  requestId: ({ requestId }) => requestId,
  questionId: ({ quiz }) => quiz.questions[0]?.id ?? '',
  hostId: ({ hostId }) => hostId,
  administratorId: ({ administratorId }) => administratorId,
  accountId: ({ memberId }) => memberId,
  userId: ({ memberId }) => memberId,
  attemptId: ({ memberId }) => memberId,
  code: ({ inviteCode }) => inviteCode,
  token: ({ unsubscribeToken }) => unsubscribeToken,
  muteToken: ({ muteToken }) => muteToken,
  calendarToken: ({ calendarToken }) => calendarToken,
  certificateId: ({ certificate }) => certificate.id,
  certificateCode: ({ certificate }) => certificate.code,
  statusList: () => '0',
  keyId: ({ keyId }) => keyId,
  linkId: ({ linkId }) => linkId,
  announcementId: ({ announcementId }) => announcementId,
  roomId: ({ roomId }) => roomId,
  allocatedId: ({ memberId }) => memberId,
};

/**
 * The path of a call with the ids of the scenario's objects.
 * @throws for a path with an unknown parameter
 */
export function getSamplePath({ path }: Endpoint, scenario: Scenario): string {
  let before = '';
  const parts = path.split('/').map((part) => {
    before = `${before}/${part}`;
    if (!part.startsWith(':')) return part;
    const named = byName[part.slice(1)] ?? byPosition.find(([place]) => place.test(before))?.[1];
    if (named === undefined) throw new Error(`${path}: say in inputs.ts which object ${part} names.`);
    return named(scenario);
  });
  return parts.join('/');
}
