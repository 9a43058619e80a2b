import type { EditedQuiz, QuestionForm } from '@marquee/shared-contracts';

/** A question in the editor. `key` identifies its row, `correct` is the index of the right option. */
export interface DraftQuestion {
  key: string;
  /** Id of the stored question from which this question was edited; undefined for a new question. */
  origin?: string | undefined;
  questionText: string;
  options: string[];
  correct: number | null;
}

/** Number of options of a new question (QZ-18). */
const DEFAULT_OPTIONS = 4;

let lastKey = 0;

/** Gives a question a unique row key. */
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

/** The changes that add an empty option. */
export const addOption = ({ options }: DraftQuestion): Pick<DraftQuestion, 'options'> => ({
  options: [...options, ''],
});

/** The changes that remove an option; the right option stays right, or is null if it is the removed option. */
export function removeOption(
  { options, correct }: DraftQuestion,
  position: number,
): Pick<DraftQuestion, 'options' | 'correct'> {
  const remaining = options.toSpliced(position, 1);
  if (correct === null || correct === position) return { options: remaining, correct: null };
  return { options: remaining, correct: correct > position ? correct - 1 : correct };
}

/** Converts a stored question for editing. */
export function createDraftFromStored(stored: EditedQuiz['questions'][number]): DraftQuestion {
  const { questionText, options, correctAnswer } = stored;
  const position = options.indexOf(correctAnswer);
  return createDraft({
    origin: stored.id,
    questionText,
    options,
    correct: position === -1 ? null : position,
  });
}

/** Identity of a question's content, for comparisons. */
export const serializeQuestion = (question: DraftQuestion): string =>
  JSON.stringify(toQuestionForm(question));

/** Converts a question for the API; its right answer is the text of the selected option, or null. */
export const toQuestionForm = ({
  questionText,
  options,
  correct,
}: DraftQuestion): QuestionForm & { options: string[] } => ({
  questionText,
  options: [...options],
  correctAnswer: correct === null ? null : (options[correct] ?? null),
});
