import { letterOf } from '@marquee/shared-contracts/answering';
import { OPTIONS_MAX } from '@marquee/shared-contracts';
import type { DraftQuestion } from '../DraftQuestion';
import { csvLibrary } from './csvLibrary';

/** Options that every file has a column for, so that an empty one can be filled in. */
const OPTIONS = 4;

const optionNames = (count: number): string[] =>
  Array.from({ length: count }, (_option, place) => `Option ${letterOf(place)}`);

/** Questions as CSV with a line of names first; the right answer stands as its text. */
export async function questionsCsv(questions: readonly DraftQuestion[]): Promise<string> {
  const library = await csvLibrary();
  const most = Math.max(OPTIONS, ...questions.map(({ options }) => options.length));
  const columns = optionNames(Math.min(most, OPTIONS_MAX));
  const rows = questions.map(({ questionText, options, correct }) => [
    questionText,
    ...columns.map((_name, place) => options[place] ?? ''),
    correct === null ? '' : (options[correct] ?? ''),
  ]);
  const text = library.unparse([['Question', ...columns, 'Correct answer'], ...rows], {
    quotes: true,
    // The library's own pattern lets a formula through that holds a line break.
    escapeFormulae: /^[=+\-@\t\r\n]/,
  });
  // The mark at the start tells spreadsheets that it is UTF-8.
  return `\uFEFF${text}\r\n`;
}
