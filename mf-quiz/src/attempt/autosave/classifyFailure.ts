import type { SavedAnswer } from '@marquee/shared-contracts';
import type { ApiError } from '@marquee/shared-contracts/browser';
import { type PendingAnswer, isOwnEarlierAnswer } from './PendingAnswer';

/** What becomes of a draft whose sending failed. */
export type FailureAction =
  /** Nobody answered, or nobody could: it goes out again later, after so many seconds where the server names them. */
  | { kind: 'retry'; seconds: number | undefined }
  /** The session has ended: it goes out when the same person has logged in again (AU-26). */
  | { kind: 'loggedOut' }
  /** What is stored is this device's own earlier draft, whose reply was lost: it goes out at once, on top of that. */
  | { kind: 'resend'; stored: SavedAnswer }
  /** Somebody chose otherwise on another device since: that draft stands (QZ-10). */
  | { kind: 'conflict'; stored: SavedAnswer }
  /** The quiz takes no answers any more (QZ-1). */
  | { kind: 'closed' }
  /** The server will never take it. */
  | { kind: 'rejected' };

const CLOSED_CODES = new Set(['QUIZ_OVER', 'QUIZ_SUBMITTED', 'EVENT_CANCELLED']);
const REJECTED_STATUSES = new Set([400, 403, 404, 409]);

/** Whether a refusal says that the quiz takes nothing any more. */
export const isQuizClosed = ({ code }: ApiError): boolean => CLOSED_CODES.has(code);

/** Decides by the refusal; what is no word of our own server (a proxy's page, say) decides nothing and waits. */
export function classifyFailure(draft: PendingAnswer, error: ApiError): FailureAction {
  const { status, code, answer: stored } = error;
  if (code === 'UNAUTHENTICATED') return { kind: 'loggedOut' };
  if (isQuizClosed(error)) return { kind: 'closed' };
  if (code === 'ANSWER_CHANGED' && stored !== undefined)
    return { kind: isOwnEarlierAnswer(draft, stored) ? 'resend' : 'conflict', stored };
  if (REJECTED_STATUSES.has(status) && code !== 'UNREADABLE') return { kind: 'rejected' };
  return { kind: 'retry', seconds: error.retryAfterSeconds };
}
