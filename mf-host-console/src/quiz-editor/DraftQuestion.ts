import type { EditedQuiz, QuestionForm } from '@marquee/shared-contracts';

/** A question while a host writes it. `key` names it on the screen, `correct` is the position of the right option. */
export interface DraftQuestion {
  key: string;
  questionText: string;
  options: string[];
  correct: number | null;
}

/** Options of a new question (QZ-18); one that came with fewer or more keeps them. */
const DEFAULT_OPTIONS = 4;

let lastKey = 0;

/** Puts a question under a name of its own. */
export function createDraft(question: Omit<DraftQuestion, 'key'>): DraftQuestion {
  lastKey += 1;
  return { ...question, options: [...question.options], key: `question-${lastKey}` };
}

export const createEmptyQuestion = (): DraftQuestion =>
  createDraft({
    questionText: '',
    options: Array.from({ length: DEFAULT_OPTIONS }, () => ''),
    correct: null,
  });

/** A stored question, to be changed. */
export function createDraftFromStored(stored: EditedQuiz['questions'][number]): DraftQuestion {
  const { questionText, options, correctAnswer } = stored;
  const position = options.indexOf(correctAnswer);
  return createDraft({ questionText, options, correct: position === -1 ? null : position });
}

/** The question as it is sent: its right answer is the text of the chosen option, null without one. */
export const toQuestionForm = ({
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
