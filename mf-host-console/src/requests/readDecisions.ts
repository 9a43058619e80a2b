import type { RequestDecision } from '@marquee/shared-contracts';
import type { LineError } from '../csv/LineErrors';
import { type CsvRow, MALFORMED_ROW, parseCsvRows, WRONG_ENCODING } from '../csv/parseCsvRows';

/** The decisions of a file, or the errors of its lines; a file with errors is rejected as a whole (HO-20). */
export type ReadDecisions =
  { decisions: RequestDecision[]; lineErrors: undefined } | { decisions: undefined; lineErrors: LineError[] };

const HEADER_ERROR = 'The first line must have the columns Email and Decision; Message is optional.';
const DECISION_ERROR = 'The decision must be approve or decline.';
const MESSAGE_MAX_LENGTH = 1_000;

/** The decisions by the words of a cell; an empty cell decides nothing. */
const DECISIONS: Readonly<Record<string, RequestDecision['decision'] | undefined>> = {
  approve: 'approve',
  approved: 'approve',
  decline: 'decline',
  declined: 'decline',
};

const createFailure = (line: number, message: string): ReadDecisions => ({
  decisions: undefined,
  lineErrors: [{ line, message }],
});

/** Reads decisions from the text of a CSV file, such as the downloaded one with its column Decision filled in. */
export async function readDecisions(text: string): Promise<ReadDecisions> {
  if (text.includes('\uFFFD')) return createFailure(1, WRONG_ENCODING);
  const [header, ...rows] = await parseCsvRows(text);
  const find = (name: string) => header?.cells.findIndex((cell) => cell.toLowerCase() === name) ?? -1;
  const columns = { email: find('email'), decision: find('decision'), message: find('message') };
  if (columns.email === -1 || columns.decision === -1) return createFailure(header?.line ?? 1, HEADER_ERROR);
  const decided = rows.filter(({ cells, isMalformed }) => isMalformed || cells[columns.decision]);
  if (decided.length === 0) return createFailure(header?.line ?? 1, 'There is no decision in this file.');
  const lineErrors = decided.flatMap((row) => findRowErrors(row, columns));
  if (lineErrors.length > 0) return { decisions: undefined, lineErrors };
  const decisions = decided.map(({ cells }) => ({
    email: cells[columns.email] ?? '',
    decision: DECISIONS[cells[columns.decision]?.toLowerCase() ?? ''] ?? 'decline',
    message: cells[columns.message] ?? '',
  }));
  return { decisions, lineErrors: undefined };
}

type Columns = Record<'email' | 'decision' | 'message', number>;

function findRowErrors({ line, cells, isMalformed }: CsvRow, columns: Columns): LineError[] {
  if (isMalformed) return [{ line, message: MALFORMED_ROW }];
  const messages = [
    cells[columns.email] ? '' : 'The email is missing.',
    DECISIONS[cells[columns.decision]?.toLowerCase() ?? ''] === undefined ? DECISION_ERROR : '',
    (cells[columns.message] ?? '').length > MESSAGE_MAX_LENGTH
      ? `At most ${MESSAGE_MAX_LENGTH} characters, please.`
      : '',
  ];
  return messages.filter((message) => message !== '').map((message) => ({ line, message }));
}
