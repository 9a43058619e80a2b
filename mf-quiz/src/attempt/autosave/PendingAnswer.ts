import type { QuizPage, SavedAnswer } from '@marquee/shared-contracts';

/** What a person chose for a question and the server has not confirmed. It lies on the device until it is. */
export interface PendingAnswer {
  questionId: string;
  page: number;
  /** To name the question when the quiz can no longer be asked for it. */
  questionText: string;
  selectedOption: string;
  /** Its place among this device's drafts; they go out in this order. */
  order: number;
  /** The revision of the stored answer that the person saw (QZ-10). */
  baseRevision: number;
  /** What was sent on this base so far, perhaps stored without our hearing of it. */
  tried: readonly string[];
  /** Why the server did not take it. Such a draft is not sent again; it stays until the person has read of it. */
  returned?: string;
}

export interface AnswerInput {
  question: Pick<QuizPage, 'id' | 'page' | 'questionText'>;
  selectedOption: string;
  /** What the server has, as far as this page knows. */
  saved: SavedAnswer | undefined;
}

/**
 * The draft to keep once a person has chosen, in the place of an earlier one for the same question; undefined when the
 * server has it already and nothing else may have reached it since (QZ-8).
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

/** The same draft, about to be sent: whatever becomes of the reply, it may be stored from now on. */
export const markAsSent = (draft: PendingAnswer): PendingAnswer => ({
  ...draft,
  tried: [...new Set([...draft.tried, draft.selectedOption])],
});

/** The same draft, based on what is known to be stored now. */
export const rebaseAnswer = (draft: PendingAnswer, { revision }: SavedAnswer): PendingAnswer => ({
  ...draft,
  baseRevision: revision,
  tried: [],
});

/** Whether a stored answer is one that this device sent itself and never heard back about. */
export const isOwnEarlierAnswer = ({ tried, baseRevision }: PendingAnswer, stored: SavedAnswer): boolean =>
  stored.revision === baseRevision + 1 && tried.includes(stored.selectedOption);
