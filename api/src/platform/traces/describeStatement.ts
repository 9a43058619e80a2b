/** Longer statements are cut. */
const MAX_LENGTH = 2_000;

const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/i;

/** Literals of the statement; its parameters (`$1`) are never part of the text. */
const LITERALS = /\$\$.*?\$\$|'(?:[^']|'')*'|(?<![\w$.])\d+(?:\.\d+)?\b/gs;

interface StatementDescription {
  /** The first word, such as SELECT or WITH. */
  operation: string;
  /** The first table. */
  table: string | undefined;
  /** The text with `?` in place of literals. */
  withoutValues: string;
}

/** Describes a statement without any value (C10). */
export function describeStatement(text: string): StatementDescription {
  return {
    operation: (/^\s*(\w+)/.exec(text)?.[1] ?? 'statement').toUpperCase(),
    table: TABLE.exec(text)?.[1],
    withoutValues: text.replaceAll(LITERALS, '?').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH),
  };
}
