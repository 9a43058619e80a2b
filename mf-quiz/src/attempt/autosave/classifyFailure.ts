import type { SavedAnswer } from '@marquee/shared-contracts';
import type { ApiError } from '@marquee/shared-contracts/browser';
import { type PendingAnswer, isOwnEarlierAnswer } from './PendingAnswer';

/** The next step for an answer that could not be sent. */
export type FailureAction =
  /** The server was unreachable or overloaded: send again later, after `seconds` if the server sent Retry-After. */
  | { kind: 'retry'; seconds: number | undefined }
  /** The session has ended: send after the same account has logged in again (AU-26). */
  | { kind: 'loggedOut' }
  /** The saved answer is this device's own, whose reply was lost: rebase on it and send immediately. */
  | { kind: 'resend'; stored: SavedAnswer }
  /** Another device has saved a different answer since: that answer wins (QZ-10). */
  | { kind: 'conflict'; stored: SavedAnswer }
  /** The quiz no longer accepts answers (QZ-1). */
  | { kind: 'closed' }
  /** The server will never accept the answer. */
  | { kind: 'rejected' };

const CLOSED_CODES = new Set(['QUIZ_OVER', 'QUIZ_SUBMITTED', 'EVENT_CANCELLED']);
const REJECTED_STATUSES = new Set([400, 403, 404, 409]);

/** Whether the error says that the quiz no longer accepts answers. */
export const isQuizClosed = ({ code }: ApiError): boolean => CLOSED_CODES.has(code);

/** Replies that are not from this API, such as a proxy's error page, count as `retry`. */
export function classifyFailure(draft: PendingAnswer, error: ApiError): FailureAction {
  const { status, code, answer: stored } = error;
  if (code === 'UNAUTHENTICATED') return { kind: 'loggedOut' };
  if (isQuizClosed(error)) return { kind: 'closed' };
  if (code === 'ANSWER_CHANGED' && stored !== undefined)
    return { kind: isOwnEarlierAnswer(draft, stored) ? 'resend' : 'conflict', stored };
  if (REJECTED_STATUSES.has(status) && code !== 'UNREADABLE') return { kind: 'rejected' };
  return { kind: 'retry', seconds: error.retryAfterSeconds };
}
