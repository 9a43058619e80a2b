import type { SavedAnswer } from '@marquee/shared-contracts';
import type { ApiError } from '@marquee/shared-contracts/browser';
import { type Choice, isOwnEarlier } from './Choice';

/** What becomes of a choice whose sending failed. */
export type Fate =
  /** Nobody answered, or nobody could: it goes out again later, after so many seconds where the server names them. */
  | { kind: 'waits'; seconds: number | undefined }
  /** The session has ended: it goes out when the same person has logged in again (AU-26). */
  | { kind: 'keeps' }
  /** What is stored is this device's own earlier choice, whose reply was lost: it goes out at once, on top of that. */
  | { kind: 'goes again'; stored: SavedAnswer }
  /** Somebody chose otherwise on another device since: that choice stands (QZ-10). */
  | { kind: 'yields'; stored: SavedAnswer }
  /** The quiz takes no answers any more (QZ-1). */
  | { kind: 'misses' }
  /** The server will never take it. */
  | { kind: 'returns' };

const CLOSED = new Set(['QUIZ_OVER', 'QUIZ_SUBMITTED', 'EVENT_CANCELLED']);
const FINAL = new Set([400, 403, 404, 409]);

/** Whether a refusal says that the quiz takes nothing any more. */
export const saysClosed = ({ code }: ApiError): boolean => CLOSED.has(code);

/** Decides by the refusal; what is no word of our own server (a proxy's page, say) decides nothing and waits. */
export function fateOf(choice: Choice, error: ApiError): Fate {
  const { status, code, answer: stored } = error;
  if (code === 'UNAUTHENTICATED') return { kind: 'keeps' };
  if (saysClosed(error)) return { kind: 'misses' };
  if (code === 'ANSWER_CHANGED' && stored !== undefined)
    return { kind: isOwnEarlier(choice, stored) ? 'goes again' : 'yields', stored };
  if (FINAL.has(status) && code !== 'UNREADABLE') return { kind: 'returns' };
  return { kind: 'waits', seconds: error.retryAfterSeconds };
}
