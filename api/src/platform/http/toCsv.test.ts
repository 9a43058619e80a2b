import assert from 'node:assert/strict';
import { it } from 'node:test';
import Fastify from 'fastify';
import { type Cell, createCsvReply } from './toCsv';

async function* toBatches(...batches: Cell[][][]): AsyncGenerator<Cell[][]> {
  yield* batches;
}

async function readCsv(head: Cell[], ...batches: Cell[][][]): Promise<string> {
  const http = Fastify();
  http.get('/', (request, reply) =>
    createCsvReply('a.csv', head, toBatches(...batches)).send(request, reply),
  );
  const { body } = await http.inject('/');
  return body;
}

it('quotes every cell, doubles quotes, and begins with the byte order mark', async () => {
  const csv = await readCsv(['a', 'b "c"'], [['d,\ne', '']], [['f', 'g']]);
  assert.equal(csv, '\uFEFF"a","b ""c"""\r\n"d,\ne",""\r\n"f","g"\r\n');
});

it('escapes formulas as text', async () => {
  for (const text of ['=1+1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1'])
    assert.equal(await readCsv([text]), `\uFEFF"'${text}"\r\n`);
});

it('keeps numbers, and leaves missing values empty', async () => {
  assert.equal(await readCsv([1, -2, null]), '\uFEFF"1","-2",""\r\n');
});
