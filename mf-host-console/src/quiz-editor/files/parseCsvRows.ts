import { loadCsvLibrary } from './loadCsvLibrary';

/** The cells of a CSV row, and the line of the file on which it begins, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
  /** Whether the row is unreadable because of a missing or misplaced quotation mark. */
  broken: boolean;
}

const countLineBreaks = (text: string): number => text.split(/\r\n|\r|\n/).length - 1;

/**
 * Parses CSV rows separated by comma, semicolon or tab, without blank rows. Lines are counted in the text consumed,
 * because cells may contain line breaks.
 */
export async function parseCsvRows(text: string): Promise<CsvRow[]> {
  const library = await loadCsvLibrary();
  const rows: CsvRow[] = [];
  // The parser strips the byte order mark, and its positions do not count the mark.
  const plain = text.replace(/^\uFEFF/, '');
  let read = 0;
  let next = 1;
  library.parse<string[]>(plain, {
    delimitersToGuess: [',', ';', '\t'],
    step: ({ data, errors, meta }) => {
      const line = next;
      next += countLineBreaks(plain.slice(read, meta.cursor));
      read = meta.cursor;
      const cells = data.map(unescapeCell);
      const broken = errors.some(({ type }) => type === 'Quotes');
      if (broken || cells.some((cell) => cell !== '')) rows.push({ line, cells, broken });
    },
  });
  return rows;
}

/** Removes the apostrophe that our export puts before spreadsheet formulas (HO-1). */
const unescapeCell = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');
