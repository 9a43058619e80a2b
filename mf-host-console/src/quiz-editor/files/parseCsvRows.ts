import { loadCsvLibrary } from './loadCsvLibrary';

/** A row of a CSV file, and the line of the file on which it begins, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
  /** The row cannot be read: a quotation mark is missing or in the wrong place. */
  broken: boolean;
}

const countLineBreaks = (text: string): number => text.split(/\r\n|\r|\n/).length - 1;

/**
 * The rows of a CSV text, with comma, semicolon or tab between the cells, blank ones left out. A cell may hold line
 * breaks, so the line is counted in what was read before. The reader is loaded with the first file.
 */
export async function parseCsvRows(text: string): Promise<CsvRow[]> {
  const library = await loadCsvLibrary();
  const rows: CsvRow[] = [];
  // The mark that spreadsheets put first; the reader leaves it out, and the places are counted without it.
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

/** Without the apostrophe that our own files put before what a spreadsheet would run as a formula (HO-1). */
const unescapeCell = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');
