import type { FastifyReply } from 'fastify';
import { StreamedReply } from './StreamedReply';

export type Cell = string | number | null;

/**
 * Prefixes formulas with an apostrophe, so that a spreadsheet never runs text that a person typed into a form
 * (HO-1).
 */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

/** Numbers come from the server and stay numbers. */
const formatCell = (cell: Cell): string =>
  typeof cell === 'string' ? escapeFormula(cell) : String(cell ?? '');

const quoteCell = (cell: Cell): string => `"${formatCell(cell).replaceAll('"', '""')}"`;

const formatRow = (row: readonly Cell[]): string => `${row.map(quoteCell).join(',')}\r\n`;

/** Rows as CSV (RFC 4180), every cell quoted. The byte order mark makes spreadsheets read UTF-8. */
async function* toCsv(head: readonly Cell[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield `\uFEFF${formatRow(head)}`;
  for await (const rows of batches) yield rows.map(formatRow).join('');
}

/** CSV as a download. */
export const createCsvReply = (
  name: string,
  head: readonly Cell[],
  batches: AsyncIterable<Cell[][]>,
): StreamedReply =>
  new StreamedReply(toCsv(head, batches), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  });

/** Whether a call requests CSV, by its query or otherwise by Accept (HO-1, LB-5). */
export const isCsvRequested = (format: 'json' | 'csv' | undefined, { request }: FastifyReply): boolean =>
  format === 'csv' || (format === undefined && /\btext\/csv\b/i.test(request.headers.accept ?? ''));
