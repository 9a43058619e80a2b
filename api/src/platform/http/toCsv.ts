import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RawReply } from './RawReply';

type Cell = string | number | null;

/** The cells of one line. */
export type CsvLine = readonly Cell[];

/**
 * Prefixes formulas with an apostrophe, so that a spreadsheet never runs text that a person typed into a form
 * (HO-1).
 */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

/** Numbers come from the server and stay numbers. */
const formatCell = (cell: Cell): string =>
  typeof cell === 'string' ? escapeFormula(cell) : String(cell ?? '');

const quoteCell = (cell: Cell): string => `"${formatCell(cell).replaceAll('"', '""')}"`;

/** Makes spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const formatLine = (line: CsvLine): string => `${line.map(quoteCell).join(',')}\r\n`;

/** Lines as CSV (RFC 4180), every cell quoted. */
export const toCsv = (lines: readonly CsvLine[]): Buffer =>
  Buffer.from(`${BYTE_ORDER_MARK}${lines.map(formatLine).join('')}`);

const createHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}"`,
});

/** CSV as a download. */
export const createCsvReply = (name: string, lines: readonly CsvLine[]): RawReply =>
  new RawReply(toCsv(lines), createHeaders(name));

/** CSV as a download that is sent batch by batch, so that a long file is never in memory as a whole. */
export class CsvStream {
  readonly #name: string;
  readonly #batches: AsyncIterable<readonly CsvLine[]>;

  constructor(name: string, batches: AsyncIterable<readonly CsvLine[]>) {
    this.#name = name;
    this.#batches = batches;
  }

  send(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply.headers(createHeaders(this.#name)).send(Readable.from(this.#format()));
  }

  async *#format(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK;
    for await (const lines of this.#batches) yield lines.map(formatLine).join('');
  }
}

/** Whether a call requests CSV, by its query or otherwise by Accept (HO-1, LB-5). */
export const isCsvRequested = (format: 'json' | 'csv' | undefined, { request }: FastifyReply): boolean =>
  format === 'csv' || (format === undefined && /\btext\/csv\b/i.test(request.headers.accept ?? ''));
