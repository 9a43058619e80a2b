import { optionLetter } from '@marquee/shared-contracts/widgets/answer-options';
import {
  OPTION_MAX_LENGTH,
  OPTIONS_MAX,
  QUESTION_TEXT_MAX_LENGTH,
  findQuestionErrors,
  QUESTIONS_MAX,
} from '@marquee/shared-contracts';
import { type DraftQuestion, createDraft, toQuestionForm } from '../DraftQuestion';
import { type CsvRow, parseCsvRows } from './parseCsvRows';

export interface LineError {
  /** The line of the file, from 1. */
  line: number;
  message: string;
}

/** What a file holds: its questions, or why some of its lines cannot be taken; then none of them is (QZ-16). */
export type ReadQuestions =
  { questions: DraftQuestion[]; faults: undefined } | { questions: undefined; faults: LineError[] };

const COLUMNS =
  'The first line names the columns: Question, Option A, Option B, Option C, Option D, Correct answer.';

interface Columns {
  question: number;
  options: number[];
  correct: number;
}

/** Which cell is what, by the names in the first line; undefined when it does not name them. */
function findColumns(names: readonly string[]): Columns | undefined {
  const placeOf = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const question = placeOf(/^question/i);
  const correct = placeOf(/^(correct|right)/i);
  const options = names.flatMap((name, position) => (/^(option\b|[a-f]$)/i.test(name) ? [position] : []));
  return question === -1 || correct === -1 || options.length < 2 ? undefined : { question, options, correct };
}

/** The right answer is told by its text, else by its letter. */
function findRightOption(options: readonly string[], told: string): number | null {
  const byText = options.indexOf(told);
  const position =
    byText === -1 ? options.findIndex((_option, at) => optionLetter(at) === told.toUpperCase()) : byText;
  return position === -1 ? null : position;
}

function toQuestion({ question, options, correct }: Columns, cells: readonly string[]): DraftQuestion {
  const texts = options.map((position) => cells[position] ?? '');
  // Columns that this question does not need are empty at its end.
  while (texts.length > 2 && texts.at(-1) === '') texts.pop();
  const correctPlace = findRightOption(texts, cells[correct] ?? '');
  return createDraft({ questionText: cells[question] ?? '', options: texts, correct: correctPlace });
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

const createFailure = (line: number, message: string): ReadQuestions => ({
  questions: undefined,
  faults: [{ line, message }],
});

/** Reads questions from the text of a CSV file. */
export async function readQuestions(text: string): Promise<ReadQuestions> {
  // What is left where a file in another encoding was read as UTF-8.
  const garbled = text.split('\uFFFD');
  if (garbled.length > 1)
    return createFailure((garbled[0] ?? '').split('\n').length, 'Please save the file as UTF-8.');
  const [head, ...rows] = await parseCsvRows(text);
  const columns = head && findColumns(head.cells);
  if (columns === undefined || columns.options.length > OPTIONS_MAX)
    return createFailure(head?.line ?? 1, COLUMNS);
  if (rows.length === 0) return createFailure(head?.line ?? 1, 'There is no question in this file.');
  if (rows.length > QUESTIONS_MAX)
    return createFailure(rows[QUESTIONS_MAX]?.line ?? 1, `A quiz has at most ${QUESTIONS_MAX} questions.`);
  return validateRows(rows, columns);
}

function validateRows(rows: readonly CsvRow[], columns: Columns): ReadQuestions {
  const read = rows.map(({ line, cells, broken }) => {
    const question = toQuestion(columns, cells);
    const wrong = broken
      ? ['A quotation mark is missing or in the wrong place.']
      : validateQuestionRow(question);
    return { question, faults: wrong.map((message) => ({ line, message })) };
  });
  const faults = read.flatMap((row) => row.faults);
  if (faults.length > 0) return { questions: undefined, faults };
  return { questions: read.map(({ question }) => question), faults: undefined };
}
