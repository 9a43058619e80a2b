import { type RawBuilder, sql } from 'kysely';
import { refuse } from './refuse';

/** A row's place in a list: the name of its order, then the values of the order's columns. */
export type Position = readonly [order: string, ...values: unknown[]];

type Kind = 'time' | 'id' | 'text' | 'number';

interface SortColumn {
  /** A reference such as `events.startTime`, or an expression; never null. */
  by: string | RawBuilder<unknown>;
  kind: Kind;
  isDescending?: true;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TIME = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?$/;

/** Whether a text is a time of the calendar; PostgreSQL refuses the 31st of June, which JavaScript accepts. */
function isTime(text: string): boolean {
  const date = new Date(`${text.slice(0, 19)}Z`);
  return TIME.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 19));
}

/** Checks of the values in a cursor, which callers can forge, before the database casts them. */
const isKind: Record<Kind, (value: unknown) => boolean> = {
  time: (value) => typeof value === 'string' && isTime(value),
  id: (value) => typeof value === 'string' && ID.test(value),
  text: (value) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0'),
  number: (value) => Number.isSafeInteger(value),
};

const casts: Record<Kind, (value: unknown) => RawBuilder<unknown>> = {
  time: (value) => sql`${`${String(value)}Z`}::timestamptz`,
  id: (value) => sql`${value}::uuid`,
  text: (value) => sql`${value}::text`,
  number: (value) => sql`${value}::bigint`,
};

/**
 * The order of a list, whose cursors name a row by the values of its sort columns (AP-17). The last column is unique, so
 * that rows with equal values before it have one order.
 */
export class ListOrder {
  constructor(
    readonly name: string,
    readonly columns: readonly SortColumn[],
  ) {}

  /** A column with the place of each row; microseconds stay, which a JavaScript date would lose. */
  selectPosition() {
    const values = this.columns.map(({ by, kind }) =>
      kind === 'time' ? sql`${toExpression(by)} at time zone 'UTC'` : toExpression(by),
    );
    return sql<Position>`json_build_array(${this.name}::text, ${sql.join(values)})`.as('position');
  }

  /**
   * Whether a row comes behind the cursor; true for every row without one.
   * @throws `INVALID_CURSOR`
   */
  isBehind(after: string | undefined): RawBuilder<boolean> {
    if (after === undefined) return sql.lit(true);
    return this.#compare(this.decode(after), 0);
  }

  /** Each column limits its index, and equal values leave the decision to the next column. */
  #compare(values: readonly unknown[], at: number): RawBuilder<boolean> {
    const column = this.columns[at];
    if (column === undefined) return sql.lit(false);
    const by = toExpression(column.by);
    const value = casts[column.kind](values[at]);
    const sign = sql.raw(column.isDescending ? '<' : '>');
    const isBeyond = sql<boolean>`${by} ${sign} ${value}`;
    if (at === this.columns.length - 1) return isBeyond;
    return sql`(${by} ${sign}= ${value} and (${isBeyond} or ${this.#compare(values, at + 1)}))`;
  }

  /** Whether a cursor names this order; of use where a list has two orders, one after the other. */
  isOrderOf(after: string | undefined): boolean {
    return after !== undefined && parsePosition(after)[0] === this.name;
  }

  /**
   * The values of the sort columns in a cursor.
   * @throws `INVALID_CURSOR`
   */
  decode(after: string): unknown[] {
    const [name, ...values] = parsePosition(after);
    const isValid =
      name === this.name &&
      values.length === this.columns.length &&
      this.columns.every(({ kind }, at) => isKind[kind](values[at]));
    return isValid ? values : refuse('INVALID_CURSOR');
  }
}

const toExpression = (by: SortColumn['by']): RawBuilder<unknown> =>
  typeof by === 'string' ? sql.ref(by) : by;

function parsePosition(after: string): unknown[] {
  try {
    const position: unknown = JSON.parse(Buffer.from(after, 'base64url').toString());
    return Array.isArray(position) ? position : [];
  } catch {
    return [];
  }
}
