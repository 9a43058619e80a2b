/**
 * A cell that a spreadsheet would take for a formula gets an apostrophe in front, so that what a person typed into a
 * form never runs on the machine of the host who opens the file (HO-1).
 */
const defused = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

const cell = (text: string): string => `"${defused(text).replaceAll('"', '""')}"`;

/** Rows as CSV (RFC 4180), every cell quoted. The mark at the start tells spreadsheets that it is UTF-8. */
export const csv = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`);
