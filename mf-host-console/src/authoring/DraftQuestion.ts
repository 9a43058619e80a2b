import type { AuthoredQuiz, QuestionForm } from '@marquee/shared-contracts';

/** A question while a host writes it. `key` names it on the screen, `correct` is the place of the right option. */
export interface DraftQuestion {
  key: string;
  questionText: string;
  options: string[];
  correct: number | null;
}

/** Options of a new question (QZ-18); one that came with fewer or more keeps them. */
const OPTIONS = 4;

let made = 0;

/** Puts a question under a name of its own. */
export function draftOf(question: Omit<DraftQuestion, 'key'>): DraftQuestion {
  made += 1;
  return { ...question, options: [...question.options], key: `question-${made}` };
}

export const emptyQuestion = (): DraftQuestion =>
  draftOf({ questionText: '', options: Array.from({ length: OPTIONS }, () => ''), correct: null });

/** A stored question, to be changed. */
export function draftOfStored(stored: AuthoredQuiz['questions'][number]): DraftQuestion {
  const { questionText, options, correctAnswer } = stored;
  const place = options.indexOf(correctAnswer);
  return draftOf({ questionText, options, correct: place === -1 ? null : place });
}

/** The question as it is sent: its right answer is the text of the chosen option, null without one. */
export const formOf = ({
  questionText,
  options,
  correct,
}: DraftQuestion): QuestionForm & { options: string[] } => ({
  questionText,
  options: [...options],
  correctAnswer: correct === null ? null : (options[correct] ?? null),
});

/** Nothing was written into it yet. */
export const isBlank = ({ questionText, options, correct }: DraftQuestion): boolean =>
  correct === null && [questionText, ...options].every((text) => text.trim() === '');
