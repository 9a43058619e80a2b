type Cell = string | number | null;

/** A cell that a spreadsheet would calculate begins with one of these; a quote in front makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

function cellOf(value: Cell): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), with the byte order mark by which spreadsheets read it as UTF-8. */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
