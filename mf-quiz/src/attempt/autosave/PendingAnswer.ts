import type { QuizPage, SavedAnswer } from '@marquee/shared-contracts';

/** An answer that the server has not confirmed. Other releases read it from storage, so its field names are fixed. */
export interface PendingAnswer {
  questionId: string;
  page: number;
  /** Names the question once the quiz no longer serves it. */
  questionText: string;
  selectedOption: string;
  /** Sequence number on this device; answers are sent in this order. */
  order: number;
  /** Revision of the saved answer that the participant saw, 0 for none (QZ-10). */
  baseRevision: number;
  /** Options sent with this base revision; the server may have saved any of them without a reply. */
  tried: readonly string[];
  /** Why the server rejected the answer; undefined while it is pending. */
  returned?: string;
}

const STORED_TYPES = {
  questionId: 'string',
  page: 'number',
  questionText: 'string',
  selectedOption: 'string',
  order: 'number',
  baseRevision: 'number',
} as const satisfies Partial<Record<keyof PendingAnswer, string>>;

/** Reads a stored answer; undefined for text that is invalid, since another release may have written it. */
export function parsePendingAnswer(text: string): PendingAnswer | undefined {
  try {
    const stored = JSON.parse(text) as Record<string, unknown>;
    const isValid = Object.entries(STORED_TYPES).every(([name, type]) => typeof stored[name] === type);
    return isValid && Array.isArray(stored['tried']) ? (stored as unknown as PendingAnswer) : undefined;
  } catch {
    return undefined;
  }
}

interface AnswerInput {
  question: Pick<QuizPage, 'id' | 'page' | 'questionText'>;
  selectedOption: string;
  /** The saved answer, as last seen by this page. */
  saved: SavedAnswer | undefined;
}

/**
 * Creates the pending answer that replaces an `earlier` one to the same question. Returns undefined if the server has
 * that option already and no other option was sent since (QZ-8).
 */
export function createPendingAnswer(
  { question, selectedOption, saved }: AnswerInput,
  earlier: PendingAnswer | undefined,
  order: number,
): PendingAnswer | undefined {
  const unsent = earlier?.returned === undefined ? earlier : undefined;
  if (saved?.selectedOption === selectedOption && !unsent?.tried.length) return undefined;
  return {
    questionId: question.id,
    page: question.page,
    questionText: question.questionText,
    selectedOption,
    order,
    baseRevision: unsent?.baseRevision ?? saved?.revision ?? 0,
    tried: unsent?.tried ?? [],
  };
}

/** Adds the selected option to `tried`: once sent it may be saved, even if the reply is lost. */
export const markAsSent = (draft: PendingAnswer): PendingAnswer => ({
  ...draft,
  tried: [...new Set([...draft.tried, draft.selectedOption])],
});

/** Bases the answer on the revision that the server has now. */
export const rebaseAnswer = (draft: PendingAnswer, { revision }: SavedAnswer): PendingAnswer => ({
  ...draft,
  baseRevision: revision,
  tried: [],
});

/** Whether the saved answer was sent by this device and its reply was lost. */
export const isOwnEarlierAnswer = ({ tried, baseRevision }: PendingAnswer, stored: SavedAnswer): boolean =>
  stored.revision === baseRevision + 1 && tried.includes(stored.selectedOption);
