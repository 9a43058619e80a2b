/** PostgreSQL's type OIDs (`select oid, typname from pg_type`). */
const INT8 = 20;
const TIMESTAMPTZ = 1184;
const DATE = 1082;
const TIMESTAMP = 1114;
const NUMERIC = 1700;
const BYTEA = 17;

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error('The database answered an integer beyond 2^53.');
  return value;
}

function parseInstant(text: string): Date {
  const value = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  if (Number.isNaN(value.getTime())) throw new Error('The database answered an instant that is no date.');
  return value;
}

const keepText = (text: string): string => text;

/** Parsers that make both engines equal; dates and exact numbers stay text. */
export const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: parseSafeInteger,
  [TIMESTAMPTZ]: parseInstant,
  [DATE]: keepText,
  [TIMESTAMP]: keepText,
  [NUMERIC]: keepText,
  [BYTEA]: (text) => Buffer.from(text.slice(2), 'hex'),
};
