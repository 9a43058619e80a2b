import { getOptionLetter } from '@marquee/shared-contracts/widgets/answer-options';
import {
  CORRECT_ANSWER_MISSING,
  OPTION_MAX_LENGTH,
  OPTIONS_MAX,
  QUESTION_TEXT_MAX_LENGTH,
  QUESTION_TEXT_MISSING,
  findQuestionErrors,
  QUESTIONS_MAX,
} from '@marquee/shared-contracts';
import { type DraftQuestion, createDraft, toQuestionForm } from '../DraftQuestion';
import type { LineError } from '../../csv/LineErrors';
import { type CsvRow, MALFORMED_ROW, parseCsvRows, WRONG_ENCODING } from '../../csv/parseCsvRows';

/** The questions of a file, or the errors of its lines; a file with errors is rejected as a whole (QZ-16). */
export type ImportedQuestions =
  { questions: DraftQuestion[]; lineErrors: undefined } | { questions: undefined; lineErrors: LineError[] };

const HEADER_ERROR =
  'The first line must be these column names: Question, Option A, Option B, Option C, Option D, Correct answer.';

interface Columns {
  question: number;
  options: number[];
  correct: number;
}

/** Maps columns by the header row; undefined when the header lacks a required column. */
function findColumns(names: readonly string[]): Columns | undefined {
  const findColumn = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const question = findColumn(/^question/i);
  const correct = findColumn(/^(correct|right)/i);
  const options = names.flatMap((name, position) => (/^(option\b|[a-f]$)/i.test(name) ? [position] : []));
  return question === -1 || correct === -1 || options.length < 2 ? undefined : { question, options, correct };
}

/** Finds the right option by its text first, then by its letter. */
function findRightOption(options: readonly string[], answer: string): number | null {
  const byText = options.indexOf(answer);
  const position =
    byText === -1 ? options.findIndex((_option, at) => getOptionLetter(at) === answer.toUpperCase()) : byText;
  return position === -1 ? null : position;
}

function toQuestion({ question, options, correct }: Columns, cells: readonly string[]): DraftQuestion {
  const texts = options.map((position) => cells[position] ?? '');
  // Questions with fewer options leave the last option columns empty.
  while (texts.length > 2 && texts.at(-1) === '') texts.pop();
  const correctPosition = findRightOption(texts, cells[correct] ?? '');
  return createDraft({ questionText: cells[question] ?? '', options: texts, correct: correctPosition });
}

function validateQuestionRow(question: DraftQuestion): string[] {
  const { questionText, options } = question;
  const tooLong = [
    ...(questionText.length > QUESTION_TEXT_MAX_LENGTH ? [QUESTION_TEXT_MAX_LENGTH] : []),
    ...(options.some((option) => option.length > OPTION_MAX_LENGTH) ? [OPTION_MAX_LENGTH] : []),
  ];
  return [
    ...findQuestionErrors(toQuestionForm(question)).map(({ message }) => message),
    ...tooLong.map((max) => `At most ${max} characters, please.`),
  ];
}

const createFailure = (line: number, message: string): ImportedQuestions => ({
  questions: undefined,
  lineErrors: [{ line, message }],
});

/** Parses questions from the text of a CSV file. */
export async function readQuestions(text: string): Promise<ImportedQuestions> {
  // The replacement character appears when a file with another encoding is read as UTF-8.
  const validParts = text.split('\uFFFD');
  if (validParts.length > 1) return createFailure((validParts[0] ?? '').split('\n').length, WRONG_ENCODING);
  const [header, ...rows] = await parseCsvRows(text);
  const columns = header && findColumns(header.cells);
  if (columns === undefined || columns.options.length > OPTIONS_MAX)
    return createFailure(header?.line ?? 1, HEADER_ERROR);
  if (rows.length === 0) return createFailure(header?.line ?? 1, 'There is no question in this file.');
  if (rows.length > QUESTIONS_MAX)
    return createFailure(rows[QUESTIONS_MAX]?.line ?? 1, `A quiz has at most ${QUESTIONS_MAX} questions.`);
  return validateRows(rows, columns);
}

/** Returns the message for one line of a file; the editor's alerts are about all questions. */
const toLineMessage =
  (answer: string, { options }: DraftQuestion) =>
  (message: string): string => {
    if (message === QUESTION_TEXT_MISSING) return 'The question is missing.';
    if (message !== CORRECT_ANSWER_MISSING) return message;
    return answer === ''
      ? 'The correct answer is missing.'
      : `“${answer}” is not an option. Use a letter from A to ${getOptionLetter(options.length - 1)}, or an option's text.`;
  };

function validateRows(rows: readonly CsvRow[], columns: Columns): ImportedQuestions {
  const parsedRows = rows.map(({ line, cells, isMalformed }) => {
    const question = toQuestion(columns, cells);
    const messages = isMalformed
      ? [MALFORMED_ROW]
      : validateQuestionRow(question).map(toLineMessage(cells[columns.correct] ?? '', question));
    return { question, lineErrors: messages.map((message) => ({ line, message })) };
  });
  const lineErrors = parsedRows.flatMap((row) => row.lineErrors);
  if (lineErrors.length > 0) return { questions: undefined, lineErrors };
  return { questions: parsedRows.map(({ question }) => question), lineErrors: undefined };
}
