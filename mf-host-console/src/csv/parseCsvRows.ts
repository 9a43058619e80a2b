import { loadCsvLibrary } from './loadCsvLibrary';

export const MALFORMED_ROW = 'A quotation mark is missing or in the wrong place.';
export const WRONG_ENCODING = 'Please save the file as UTF-8.';

/** The cells of a CSV row, and the line of the file on which it begins, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
  /** Whether the row is unreadable because of a missing or misplaced quotation mark. */
  isMalformed: boolean;
}

/** Rows that decide the separator, the library's default. */
const GUESSED_ROWS = 10;

const countLineBreaks = (text: string): number => text.split(/\r\n|\r|\n/).length - 1;

/**
 * Parses CSV rows separated by comma, semicolon or tab, without blank rows. Lines are counted in the text consumed,
 * because cells may contain line breaks.
 */
export async function parseCsvRows(text: string): Promise<CsvRow[]> {
  const library = await loadCsvLibrary();
  const rows: CsvRow[] = [];
  // The parser strips the byte order mark, and its positions do not count the mark.
  const content = text.replace(/^\uFEFF/, '');
  let position = 0;
  let nextLine = 1;
  // Blank lines would keep a file of two columns from being recognized.
  const { meta } = library.parse(content, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: true,
    preview: GUESSED_ROWS,
  });
  library.parse<string[]>(content, {
    delimiter: meta.delimiter,
    step: ({ data, errors, meta: { cursor } }) => {
      const line = nextLine;
      nextLine += countLineBreaks(content.slice(position, cursor));
      position = cursor;
      const cells = data.map(unescapeCell);
      const isMalformed = errors.some(({ type }) => type === 'Quotes');
      if (isMalformed || cells.some((cell) => cell !== '')) rows.push({ line, cells, isMalformed });
    },
  });
  return rows;
}

/** Removes the apostrophe that our export puts before spreadsheet formulas (HO-1). */
const unescapeCell = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');
