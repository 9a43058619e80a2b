/** Maximum own questions of an event's registration form (RG-24). */
export const FORM_QUESTIONS_MAX = 15;
/** Maximum options of a question with options. */
export const FORM_OPTIONS_MAX = 20;

export const FORM_QUESTION_KINDS = [
  'SHORT_TEXT',
  'LONG_TEXT',
  'ONE_OF',
  'SEVERAL_OF',
  'NUMBER',
  'DATE',
  'CONSENT',
] as const;
export type FormQuestionKind = (typeof FORM_QUESTION_KINDS)[number];

/** A host's own question of the registration form; `options` is empty for kinds without options. */
export interface FormQuestion {
  /** Unique in the event. */
  id: string;
  kind: FormQuestionKind;
  text: string;
  options: string[];
  required: boolean;
}

/** An answer as it is sent: one value, or the chosen options; a consent is `yes`. */
export interface FormAnswer {
  questionId: string;
  values: string[];
}

/** An answer with the question as it was asked (RG-25). */
export interface StoredAnswer extends FormAnswer {
  question: string;
}

/** The value of a given consent. */
export const CONSENT = 'yes';

const TEXT_MAX_LENGTH = 300;
const OPTION_MAX_LENGTH = 100;

/** Maximum characters of an answer, by kind; other kinds have fixed forms. */
export const answerMaxLength: Readonly<Record<'SHORT_TEXT' | 'LONG_TEXT', number>> = {
  SHORT_TEXT: 200,
  LONG_TEXT: 2_000,
};

export const hasOptions = ({ kind }: Pick<FormQuestion, 'kind'>): boolean =>
  kind === 'ONE_OF' || kind === 'SEVERAL_OF';

/** The error of one question, or undefined for a valid one. */
export function findFormQuestionError(question: FormQuestion): string | undefined {
  const { text, options } = question;
  if (text.trim() === '') return 'Please write the question.';
  if (text.length > TEXT_MAX_LENGTH) return `At most ${TEXT_MAX_LENGTH} characters, please.`;
  if (!hasOptions(question)) return undefined;
  if (options.length < 2 || options.length > FORM_OPTIONS_MAX)
    return `Please give 2 to ${FORM_OPTIONS_MAX} options, one per line.`;
  if (new Set(options).size < options.length) return 'Options must be different.';
  return options.some((option) => option.length > OPTION_MAX_LENGTH)
    ? `Options may have at most ${OPTION_MAX_LENGTH} characters.`
    : undefined;
}

/** The first error of an event's questions, with the number of its question. */
export function findFormQuestionsError(questions: readonly FormQuestion[]): string | undefined {
  if (questions.length > FORM_QUESTIONS_MAX) return `An event has at most ${FORM_QUESTIONS_MAX} questions.`;
  if (new Set(questions.map(({ id }) => id)).size < questions.length) return 'Questions must be different.';
  for (const [index, question] of questions.entries()) {
    const message = findFormQuestionError(question);
    if (message !== undefined) return `Question ${index + 1}: ${message}`;
  }
  return undefined;
}

const isDate = (value: string): boolean => {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && date.toJSON()?.startsWith(value) === true;
};

type ValueRule = (value: string, question: FormQuestion) => string | undefined;

const limitLength =
  (length: number): ValueRule =>
  (value) =>
    value.length <= length ? undefined : `At most ${length} characters, please.`;

const requireOption: ValueRule = (value, { options }) =>
  options.includes(value) ? undefined : 'Please choose one of the options.';

const valueRules: Readonly<Record<FormQuestionKind, ValueRule>> = {
  SHORT_TEXT: limitLength(answerMaxLength.SHORT_TEXT),
  LONG_TEXT: limitLength(answerMaxLength.LONG_TEXT),
  ONE_OF: requireOption,
  SEVERAL_OF: requireOption,
  NUMBER: (value) => (/^-?\d{1,12}(\.\d{1,6})?$/.test(value) ? undefined : 'Please enter a number.'),
  DATE: (value) => (isDate(value) ? undefined : 'Please enter a date.'),
  CONSENT: (value) => (value === CONSENT ? undefined : 'Please answer yes or leave it out.'),
};

/** The values of an answer without blanks and repeats. */
export const cleanValues = (values: readonly string[]): string[] => [
  ...new Set(values.map((value) => value.trim()).filter((value) => value !== '')),
];

/** The error of an answer, or undefined for a valid one; without values it is missing (RG-24). */
export function findAnswerError(question: FormQuestion, values: readonly string[]): string | undefined {
  const given = cleanValues(values);
  if (given.length === 0) {
    if (!question.required) return undefined;
    return question.kind === 'CONSENT' ? 'Your consent is required.' : 'Please answer this question.';
  }
  if (given.length > 1 && question.kind !== 'SEVERAL_OF') return 'Please give one answer.';
  return given.map((value) => valueRules[question.kind](value, question)).find(Boolean);
}
