import { optionLetter } from '@marquee/shared-contracts/widgets/answer-options';
import { OPTIONS_MAX } from '@marquee/shared-contracts';
import type { DraftQuestion } from '../DraftQuestion';
import { loadCsvLibrary } from './loadCsvLibrary';

/** Options that every file has a column for, so that an empty one can be filled in. */
const MIN_OPTION_COLUMNS = 4;

const listOptionNames = (count: number): string[] =>
  Array.from({ length: count }, (_option, position) => `Option ${optionLetter(position)}`);

/** Questions as CSV with a line of names first; the right answer stands as its text. */
export async function formatQuestionsCsv(questions: readonly DraftQuestion[]): Promise<string> {
  const library = await loadCsvLibrary();
  const most = Math.max(MIN_OPTION_COLUMNS, ...questions.map(({ options }) => options.length));
  const columns = listOptionNames(Math.min(most, OPTIONS_MAX));
  const rows = questions.map(({ questionText, options, correct }) => [
    questionText,
    ...columns.map((_name, position) => options[position] ?? ''),
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
