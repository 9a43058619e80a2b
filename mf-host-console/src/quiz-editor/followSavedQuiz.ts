import type { EditedQuiz } from '@marquee/shared-contracts';
import { type DraftQuestion, createDraftFromStored, serializeQuestion } from './DraftQuestion';

/**
 * Takes over a saved quiz; `sent` contains the questions as they were sent. Questions that changed while the save was
 * pending keep their text.
 */
export function followSavedQuiz(
  questions: readonly DraftQuestion[],
  sent: readonly DraftQuestion[],
  saved: EditedQuiz,
): DraftQuestion[] {
  return questions.map((question) => {
    const position = sent.findIndex(({ key }) => key === question.key);
    const [before, stored] = [sent[position], saved.questions[position]];
    if (before === undefined || stored === undefined) return question;
    const isUnchanged = serializeQuestion(question) === serializeQuestion(before);
    // The server trims texts, so the saved version replaces an unchanged question.
    if (isUnchanged) return { ...createDraftFromStored(stored), key: question.key };
    return { ...question, origin: stored.id };
  });
}
