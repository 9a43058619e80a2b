/** Limits of a quiz and its questions (QZ-18). */
export const QUESTIONS_MAX = 200;
export const QUESTION_TEXT_MAX_LENGTH = 1000;
export const OPTION_MAX_LENGTH = 300;
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 6;

export const QUESTION_TEXT_MISSING = 'Please fill in all question texts';
export const CORRECT_ANSWER_MISSING = 'Please select a correct answer for each question';

/** A question as a host writes it; `correctAnswer` is an option's text, null without a choice. */
export interface QuestionForm {
  questionText: string;
  options: readonly string[];
  correctAnswer: string | null;
}

/** Returns the errors of a question by field, with trimmed texts; empty for a valid question (QZ-16, QZ-18). */
export function findQuestionErrors(question: QuestionForm): { field: keyof QuestionForm; message: string }[] {
  const options = question.options.map((option) => option.trim());
  const correct = (question.correctAnswer ?? '').trim();
  const found = {
    questionText: question.questionText.trim() === '' ? QUESTION_TEXT_MISSING : undefined,
    options: findOptionsError(options),
    correctAnswer: correct === '' || !options.includes(correct) ? CORRECT_ANSWER_MISSING : undefined,
  };
  return (['questionText', 'options', 'correctAnswer'] as const).flatMap((field) => {
    const message = found[field];
    return message === undefined ? [] : [{ field, message }];
  });
}

function findOptionsError(options: readonly string[]): string | undefined {
  if (options.length < OPTIONS_MIN || options.length > OPTIONS_MAX)
    return `A question has ${OPTIONS_MIN} to ${OPTIONS_MAX} options.`;
  if (options.includes('')) return 'Please fill in all options';
  return new Set(options).size < options.length ? 'Options must be different.' : undefined;
}
