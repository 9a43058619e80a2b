import { ADMINISTRATORS_MAX } from './administrators';
import { HOST_CANNOT_REGISTER } from './eventAction';
import { CORRECT_ANSWER_MISSING, QUESTION_TEXT_MISSING } from './quizQuestion';
import { ROOMS_MAX } from './roomNames';

interface Refusal {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 500 | 503;
  message: string;
  /** The code on the wire where it differs from the name here: two texts for one code. */
  code?: string;
}

/**
 * Every refusal of the API by its stable code: HTTP status and the text a person reads (G-2). The server throws them
 * by name, the screens act on the code on the wire, which is the name unless `code` says otherwise, and show the text.
 */
export const refusals = {
  VALIDATION: { status: 400, message: 'Please correct the marked fields.' },
  BAD_REQUEST: { status: 400, message: 'The request could not be read.' },
  UNAUTHENTICATED: { status: 401, message: 'No authentication token found' },
  WRONG_CREDENTIALS: { status: 401, message: 'Invalid username or password' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Please confirm your e-mail with the code we sent.' },
  RESET_NOT_VERIFIED: { status: 401, message: 'Password change failed' },
  RESET_CODE_WRONG: { status: 400, code: 'OTP_INVALID', message: 'OTP verification failed' },
  SUSPENDED: { status: 403, message: 'This account is suspended.' },
  HOST_NOT_ALLOWED: { status: 403, code: 'ROLE_NOT_ALLOWED', message: HOST_CANNOT_REGISTER },
  ROLE_NOT_ALLOWED: { status: 403, message: 'This is not available to your kind of account.' },
  OWN_EVENT: { status: 403, message: 'You cannot register for your own event.' },
  NOT_REGISTERED: { status: 403, message: 'Register for the event first' },
  NOT_THE_OWNER: { status: 403, message: 'Only the owner of the event may do this.' },
  QUIZ_NOT_FINISHED: { status: 403, message: 'Finish the quiz first' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  EMAIL_TAKEN_USER: { status: 409, code: 'EMAIL_TAKEN', message: 'Failed to create account' },
  EMAIL_TAKEN_HOST: { status: 409, code: 'EMAIL_TAKEN', message: 'Host registration failed' },
  REGISTRATION_NOT_OPEN: { status: 409, message: 'Registration is not open yet.' },
  REGISTRATION_CLOSED: { status: 409, message: 'Registration closed' },
  EVENT_FULL: { status: 409, message: 'Event full' },
  CANCELLATION_CLOSED: {
    status: 409,
    code: 'REGISTRATION_CLOSED',
    message: 'It is too late to cancel this registration.',
  },
  ATTEMPT_EXISTS: { status: 409, message: 'You have already started the quiz.' },
  HANDOVER_FIRST: { status: 409, message: 'Hand the team over to a member first.' },
  TEAMS_NOT_ALLOWED: { status: 409, message: 'This event has no teams.' },
  TEAMS_CLOSED: { status: 409, message: 'Teams can no longer change.' },
  TEAM_STARTED: { status: 409, code: 'TEAMS_CLOSED', message: 'This team has started the quiz.' },
  TEAM_NAME_TAKEN: { status: 409, message: 'Team with this name already exists.' },
  TEAM_FULL: { status: 409, message: 'Team is full' },
  ALREADY_IN_TEAM: { status: 409, message: 'You are already in a team of this event.' },
  NOT_A_MEMBER: { status: 409, message: 'This person is not in the team.' },
  REQUESTER_UNAVAILABLE: { status: 409, message: 'This person can no longer join.' },
  ALREADY_APPROVED: { status: 409, code: 'ALREADY_ANSWERED', message: 'Already approved' },
  ALREADY_REJECTED: { status: 409, code: 'ALREADY_ANSWERED', message: 'Already rejected' },
  ALREADY_CANCELLED: { status: 409, code: 'ALREADY_ANSWERED', message: 'Already cancelled' },
  ALREADY_EXPIRED: { status: 409, code: 'ALREADY_ANSWERED', message: 'Already expired' },
  ASKED_OFTEN: { status: 429, message: 'You have asked this team too often.' },
  REJECTED_BEFORE: { status: 429, message: 'This team has rejected your request.' },
  REQUESTS_WAITING: { status: 429, message: 'Too many of your requests still wait for an answer.' },
  INVITE_EXPIRED: { status: 410, message: 'This invite has expired.' },
  EVENT_CANCELLED: { status: 409, message: 'This event was cancelled.' },
  QUIZ_NOT_STARTED: { status: 409, message: 'The quiz has not started yet!' },
  QUIZ_OVER: { status: 409, message: 'The quiz is over!' },
  QUIZ_SUBMITTED: { status: 409, message: 'You have already submitted the quiz.' },
  NO_QUESTIONS: { status: 409, message: 'Unable to fetch quiz details. Please try again later.' },
  NO_ATTEMPT: { status: 409, message: 'Start the quiz first.' },
  NOT_SUBMITTED: { status: 409, message: 'You have not submitted the quiz yet.' },
  ANSWER_CHANGED: { status: 409, message: 'This answer was changed on another device.' },
  UNKNOWN_OPTION: { status: 400, message: 'Please choose one of the options.' },
  QUESTION_TEXT_MISSING: { status: 400, code: 'VALIDATION', message: QUESTION_TEXT_MISSING },
  CORRECT_ANSWER_MISSING: { status: 400, code: 'VALIDATION', message: CORRECT_ANSWER_MISSING },
  QUIZ_LOCKED: { status: 409, message: 'Somebody has started the quiz: its questions can no longer change.' },
  QUESTIONS_CHANGED: {
    status: 409,
    code: 'VERSION_CONFLICT',
    message: 'Somebody else has changed these questions meanwhile.',
  },
  RESULTS_FINAL: { status: 409, message: 'The results are final a week after the end of the quiz.' },
  OPTIONS_FIXED: {
    status: 400,
    code: 'VALIDATION',
    message: 'A correction keeps the number of options.',
  },
  NOT_A_QUIZ: { status: 409, message: 'Only a quiz has questions.' },
  TOO_MANY_QUESTIONS: { status: 409, message: 'A quiz has at most 200 questions.' },
  ATTEMPT_OPEN: { status: 409, message: 'This attempt is not submitted yet.' },
  EVENT_ENDED: { status: 409, message: 'This event has ended.' },
  EVENT_NOT_DELETED: { status: 409, code: 'EVENT_ENDED', message: 'Failed to delete event' },
  QUIZ_RUNNING: { status: 409, message: 'The quiz is running. Cancel the event first.' },
  VERSION_CONFLICT: { status: 409, message: 'Somebody else has changed this event. Please load it again.' },
  // Said with the number by who refuses.
  CAPACITY_BELOW_COUNT: { status: 409, message: 'More people are registered than that.' },
  TEAM_SIZE_CONFLICT: { status: 409, message: 'There are teams already that this would break.' },
  QUIZ_STARTED: {
    status: 409,
    message: 'Somebody has started the quiz: it can no longer start at another time or end earlier.',
  },
  CATEGORY_FIXED: { status: 409, message: 'The type can no longer change.' },
  NOT_PRIVATE: { status: 409, message: 'Only a private event has an invite link.' },
  EVENTS_FIRST: { status: 409, message: 'Cancel or hand over your upcoming events first.' },
  NOT_A_HOST: { status: 400, message: 'Only another host can become an administrator.' },
  ADMINISTRATOR_LIMIT: {
    status: 409,
    code: 'LIMIT',
    message: `An event has at most ${ADMINISTRATORS_MAX} administrators.`,
  },
  ROOM_NAMES_REFUSED: { status: 400, code: 'VALIDATION', message: 'Room creation failed' },
  ROOM_LIMIT: { status: 409, code: 'LIMIT', message: `An event has at most ${ROOMS_MAX} rooms.` },
  ROOM_NAME_TAKEN: { status: 409, message: 'Another room of this event has this name.' },
  ROOM_FULL: { status: 409, message: 'This room is full.' },
  CAPACITY_BELOW_OCCUPIED: { status: 409, message: 'More people than that are in this room.' },
  NOT_OF_THE_EVENT: { status: 400, message: 'Choose a team or a participant of this event.' },
  IMAGE_TOO_LARGE: {
    status: 413,
    code: 'TOO_LARGE',
    message: 'A picture may have at most 5 MB and 6000 pixels a side.',
  },
  NOT_AN_IMAGE: {
    status: 415,
    code: 'UNSUPPORTED_TYPE',
    message: 'Please choose a JPEG, PNG or WebP picture.',
  },
  MULTIPART_ONLY: {
    status: 415,
    code: 'UNSUPPORTED_TYPE',
    message: 'Only multipart/form-data is accepted here.',
  },
  IMAGE_NOT_STORED: { status: 503, code: 'UPLOAD_FAILED', message: 'Image upload failed' },
  OTP_INVALID: { status: 400, message: 'Invalid OTP. Please try again.' },
  OTP_EXPIRED: { status: 410, message: 'This code has expired. Please ask for a new one.' },
  OTP_LOCKED: { status: 429, message: 'Too many wrong codes. Please ask for a new one.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please try again later.' },
  TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_TYPE: { status: 415, message: 'Only JSON is accepted here.' },
  OVERLOADED: { status: 503, message: 'We are busy right now. Please try again in a moment.' },
  INTERNAL: { status: 500, message: 'Something went wrong' },
} as const satisfies Record<string, Refusal>;

/** The name of a refusal in the catalogue. */
export type RefusalCode = keyof typeof refusals;
