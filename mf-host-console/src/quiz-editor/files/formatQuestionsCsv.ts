import { getOptionLetter } from '@marquee/shared-contracts/widgets/answer-options';
import { OPTIONS_MAX } from '@marquee/shared-contracts';
import type { DraftQuestion } from '../DraftQuestion';
import { loadCsvLibrary } from '../../csv/loadCsvLibrary';

/** Minimum option columns, so that an exported template without questions can be filled in. */
const MIN_OPTION_COLUMNS = 4;

const listOptionNames = (count: number): string[] =>
  Array.from({ length: count }, (_option, position) => `Option ${getOptionLetter(position)}`);

/** Formats questions as CSV with a header row; the right answer is written as its text. */
export async function formatQuestionsCsv(questions: readonly DraftQuestion[]): Promise<string> {
  const library = await loadCsvLibrary();
  const columnCount = Math.max(MIN_OPTION_COLUMNS, ...questions.map(({ options }) => options.length));
  const columns = listOptionNames(Math.min(columnCount, OPTIONS_MAX));
  const rows = questions.map(({ questionText, options, correct }) => [
    questionText,
    ...columns.map((_name, position) => options[position] ?? ''),
    correct === null ? '' : (options[correct] ?? ''),
  ]);
  const text = library.unparse([['Question', ...columns, 'Correct answer'], ...rows], {
    quotes: true,
    // The library's default pattern misses formulas that contain a line break.
    escapeFormulae: /^[=+\-@\t\r\n]/,
  });
  // The byte order mark makes spreadsheets read UTF-8.
  return `\uFEFF${text}\r\n`;
}
