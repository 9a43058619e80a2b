import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { cutPage, describePage } from './cutPage';
import { ListOrder, type Position } from './ListOrder';

const test = setUpTestApp();

const ID = '00000000-0000-7000-8000-00000000000';
const TIE = '2031-05-01T09:00:00.000100Z';
/** The number of each row, its time, name and points; pairs tie in each column, and times differ by microseconds. */
const ROWS: readonly (readonly [row: number, time: string, name: string, points: number])[] = [
  [1, '2031-05-01T09:00:00.000001Z', 'Asha', 2],
  [2, TIE, 'Bo "the" \\ Æ', 2],
  [3, TIE, 'Bo "the" \\ Æ', 1],
  [4, TIE, 'Çelik', 1],
  [5, '2031-05-01T09:00:00.000101Z', 'Asha', 3],
  [6, '2031-05-02T00:00:00Z', 'Zoe', 3],
];

const id = { by: 'listed.id', kind: 'id' } as const;
const time = { by: 'listed.time', kind: 'time' } as const;
const name = { by: 'listed.name', kind: 'text' } as const;
const points = { by: sql`listed.points * 1`, kind: 'number' } as const;
const desc = { isDescending: true } as const;

const ORDERS: [title: string, order: ListOrder, by: string][] = [
  ['time', new ListOrder('time', [time, id]), 'time, id'],
  ['newest first', new ListOrder('newest', [{ ...time, ...desc }, id]), 'time desc, id'],
  [
    'all downwards',
    new ListOrder('down', [
      { ...time, ...desc },
      { ...id, ...desc },
    ]),
    'time desc, id desc',
  ],
  ['name', new ListOrder('name', [name, time, id]), 'name, time, id'],
  ['points', new ListOrder('points', [{ ...points, ...desc }, name, id]), 'points desc, name, id'],
];

interface Row {
  row: number;
  position: Position;
}

const findPage = async (order: ListOrder, by: string, after?: string): Promise<Row[]> =>
  (
    await sql<Row>`select row, ${order.selectPosition()} from listed where ${order.isBehind(after)}
      order by ${sql.raw(by)} limit 3`.execute(test.database)
  ).rows;

const findAll = async (by: string): Promise<number[]> =>
  (await sql<Row>`select row from listed order by ${sql.raw(by)}`.execute(test.database)).rows.map(
    ({ row }) => row,
  );

async function readToEnd(order: ListOrder, by: string, onPage: (pages: number) => Promise<void>) {
  const pages: number[][] = [];
  let after: string | undefined;
  do {
    const { rows, next } = cutPage(await findPage(order, by, after), 2);
    pages.push(rows.map(({ row }) => row));
    after = next;
    await onPage(pages.length);
  } while (after !== undefined);
  return pages;
}

const add = async (rows: typeof ROWS) => {
  for (const [row, at, text, number] of rows)
    await sql`insert into listed values (${ID + row}::uuid, ${at}::timestamptz, ${text}, ${number}, ${row})`.execute(
      test.database,
    );
};

describe('the cursors of a list (AP-17)', () => {
  before(() =>
    sql`create table listed (id uuid, time timestamptz, name text, points integer, row integer)`.execute(
      test.database,
    ),
  );

  for (const [title, order, by] of ORDERS)
    it(`lead through each row once, in the order of ${title}`, async () => {
      await sql`truncate listed`.execute(test.database);
      await add(ROWS);
      const all = await findAll(by);
      const pages = await readToEnd(order, by, async () => undefined);
      assert.deepEqual(pages, [all.slice(0, 2), all.slice(2, 4), all.slice(4)]);
    });

  for (const [title, order, by] of ORDERS)
    it(`keep their place while rows come and go, in the order of ${title}`, async () => {
      await sql`truncate listed`.execute(test.database);
      await add(ROWS);
      const all = await findAll(by);
      const pages = await readToEnd(order, by, async (count) => {
        if (count > 1) return;
        // The first page goes, its last row included, and a copy of its first row comes.
        await sql`delete from listed where row = any(${all.slice(0, 2)})`.execute(test.database);
        await add(ROWS.filter(([row]) => row === all[0]));
      });
      assert.deepEqual(pages, [all.slice(0, 2), all.slice(2, 4), all.slice(4)]);
    });

  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged: [what: string, after: string][] = [
    ['no JSON', 'not-a-cursor'],
    ['no list', encode({ time: 1 })],
    ['another list', encode(['hosts', '2031-05-01T09:00:00', `${ID}1`])],
    ['a value too few', encode(['time', '2031-05-01T09:00:00'])],
    ['a value too many', encode(['time', '2031-05-01T09:00:00', `${ID}1`, 1])],
    ['a day that does not exist', encode(['time', '2031-06-31T09:00:00', `${ID}1`])],
    ['a time with a zone', encode(['time', '2031-05-01T09:00:00+05:30', `${ID}1`])],
    ['a year without Christ', encode(['time', '0000-01-01T00:00:00', `${ID}1`])],
    ['no id', encode(['time', '2031-05-01T09:00:00', '1'])],
    ['null', encode(['time', null, null])],
    ['a fraction', encode(['points', 1.5, 'Asha', `${ID}1`])],
    ['a huge number', encode(['points', 1e300, 'Asha', `${ID}1`])],
    ['NUL', encode(['points', 1, 'A\0', `${ID}1`])],
    ['half a letter', encode(['points', 1, '\ud800', `${ID}1`])],
    ['SQL', encode(['points', '1; drop table listed', 'Asha', `${ID}1`])],
  ];
  for (const [what, after] of forged)
    it(`are refused with ${what}`, () => {
      for (const [, order] of ORDERS)
        assert.throws(() => order.isBehind(after), { refusal: 'INVALID_CURSOR' });
    });
});

describe('the numbers of a page', () => {
  const rows: [
    what: string,
    page: number,
    after: string | undefined,
    found: [number, boolean, number],
    pages: number,
  ][] = [
    ['by number', 1, undefined, [2, true, 5], 3],
    ['by number, behind the last', 7, undefined, [0, false, 5], 3],
    ['behind a cursor', 1, 'c', [2, true, 5], 3],
    ['behind a cursor, after rows before it went', 1, 'c', [2, true, 4], 3],
    ['at the end, after rows before it went', 2, 'c', [1, false, 3], 3],
    ['at the end, after rows before it came', 2, 'c', [1, false, 9], 3],
    ['without rows, because they went', 2, 'c', [0, false, 3], 2],
    ['without rows, and rows before it came', 2, 'c', [0, false, 9], 2],
  ];
  for (const [what, page, after, [count, hasNext, total], pages] of rows)
    it(`${what}`, () => {
      const found = { rows: Array(count).fill(0), next: hasNext ? 'n' : undefined, total };
      const { next, ...numbers } = describePage(found, { page, size: 2, after });
      assert.deepEqual(numbers, { totalPages: pages, totalElements: total, number: page });
      assert.equal(next, hasNext ? 'n' : undefined);
    });
});
