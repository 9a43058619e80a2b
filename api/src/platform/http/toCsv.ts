import type { FastifyReply } from 'fastify';
import { RawReply } from './RawReply';

type Cell = string | number | null;

/**
 * A cell that a spreadsheet would take for a formula gets an apostrophe in front, so that what a person typed into a
 * form never runs on the machine of the host who opens the file (HO-1).
 */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

/** Numbers are ours and stay numbers. */
const formatCell = (cell: Cell): string =>
  typeof cell === 'string' ? escapeFormula(cell) : String(cell ?? '');

const quoteCell = (cell: Cell): string => `"${formatCell(cell).replaceAll('"', '""')}"`;

/** Rows as CSV (RFC 4180), every cell quoted. The mark at the start tells spreadsheets that it is UTF-8. */
export const toCsv = (rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((row) => `${row.map(quoteCell).join(',')}\r\n`).join('')}`);

/** The same as a file to save. */
export const createCsvReply = (name: string, rows: readonly (readonly Cell[])[]): RawReply =>
  new RawReply(toCsv(rows), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  });

/** Whether a call asks for CSV, by its query or, without a word there, by Accept (HO-1, LB-5). */
export const wantsCsv = (format: 'json' | 'csv' | undefined, { request }: FastifyReply): boolean =>
  format === 'csv' || (format === undefined && /\btext\/csv\b/i.test(request.headers.accept ?? ''));
