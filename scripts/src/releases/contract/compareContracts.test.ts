import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Contract, ContractCall, JsonSchema } from './Contract';
import { compareContracts } from './compareContracts';
import { listContractCalls } from './readContract';
import { listDeclarations } from './listDeclarations';

const text: JsonSchema = { type: 'string' };
const createObject = (
  properties: Record<string, JsonSchema>,
  required = Object.keys(properties),
): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const createEnum = (...values: string[]): JsonSchema => ({ type: 'string', enum: values });
const call: ContractCall = {
  method: 'POST',
  path: '/quiz/:id/answer',
  access: 'user',
  object: 'registered for the quiz',
  body: createObject({ choice: text, mood: createEnum('GLAD', 'SAD') }, ['choice']),
  reply: createObject({ data: createObject({ saved: text, state: createEnum('OPEN', 'OVER') }) }),
};
const createContract = (overrides: Partial<ContractCall>, names: Record<string, string> = {}): Contract => ({
  version: '1.0.0',
  calls: { 'quiz.answer': { ...call, ...overrides } },
  names,
});

const changes: [string, Partial<ContractCall>, string[]][] = [
  ['nothing', {}, []],
  ['another path', { path: '/answers/:id' }, ['path was "/quiz/:id/answer" and is "/answers/:id"']],
  ['others who may call', { access: 'host' }, ['access was "user" and is "host"']],
  [
    'one more thing in the reply',
    {
      reply: createObject({
        data: createObject({ saved: text, state: createEnum('OPEN', 'OVER'), more: text }),
      }),
    },
    [],
  ],
  [
    'one thing less in the reply',
    { reply: createObject({ data: createObject({ saved: text }) }) },
    ['reply.data.state is gone'],
  ],
  [
    'another shape in the reply',
    {
      reply: createObject({
        data: createObject({ saved: { type: 'number' }, state: createEnum('OPEN', 'OVER') }),
      }),
    },
    ['reply.data.saved has another shape'],
  ],
  [
    'what may be missing in the reply',
    {
      reply: createObject({
        data: createObject({ saved: text, state: createEnum('OPEN', 'OVER') }, ['state']),
      }),
    },
    ['reply.data.saved may be missing now'],
  ],
  [
    'a word more in the reply',
    {
      reply: createObject({ data: createObject({ saved: text, state: createEnum('OPEN', 'OVER', 'VOID') }) }),
    },
    ['reply.data.state may hold now: VOID'],
  ],
  [
    'a word less in the reply',
    { reply: createObject({ data: createObject({ saved: text, state: createEnum('OPEN') }) }) },
    [],
  ],
  [
    'one more thing to send at will',
    { body: createObject({ choice: text, mood: createEnum('GLAD', 'SAD'), note: text }, ['choice']) },
    [],
  ],
  [
    'one more thing to send',
    { body: createObject({ choice: text, mood: createEnum('GLAD', 'SAD'), note: text }, ['choice', 'note']) },
    ['body.note is new and demanded'],
  ],
  [
    'what was sent at will',
    { body: createObject({ choice: text, mood: createEnum('GLAD', 'SAD') }) },
    ['body.mood is demanded now'],
  ],
  [
    'a word more to send',
    { body: createObject({ choice: text, mood: createEnum('GLAD', 'SAD', 'CALM') }, ['choice']) },
    [],
  ],
  [
    'a word less to send',
    { body: createObject({ choice: text, mood: createEnum('GLAD') }, ['choice']) },
    ['body.mood does not take any more: SAD'],
  ],
  ['a query that may be given', { query: createObject({ page: text }, []) }, []],
  ['a query that must be given', { query: createObject({ page: text }) }, ['query.page is new and demanded']],
];

describe('breaking changes of the contracts (RL-7)', () => {
  for (const [name, overrides, expected] of changes) {
    it(`${name}: ${expected.length === 0 ? 'none' : 'one'}`, () => {
      const found = compareContracts(createContract({}), createContract(overrides));
      assert.deepEqual(
        found,
        expected.map((sentence) => ({ name: 'quiz.answer', text: sentence })),
      );
    });
  }

  it('are removed calls, removed names and changed declarations', () => {
    const before = createContract(
      {},
      { 'ui Button': 'a', 'ui Menu': 'b', 'ui Chip': '{\n    text: string;\n}' },
    );
    const names = { 'ui Menu': 'c', 'ui Chip': '{\n    text: string;\n    look?: string;\n}', 'ui New': 'd' };
    const after = { version: '2.0.0', calls: {}, names };
    assert.deepEqual(compareContracts(before, after), [
      { name: 'quiz.answer', text: 'is gone' },
      { name: 'ui Button', text: 'is gone' },
      { name: 'ui Menu', text: 'is declared differently' },
    ]);
  });

  it('are values that remote.json may no longer contain', () => {
    const createRemoteSchema = (...accesses: string[]): JsonSchema =>
      createObject({ screens: { type: 'array', items: createObject({ access: createEnum(...accesses) }) } });
    const before = { ...createContract({}), remote: createRemoteSchema('public', 'host') };
    assert.deepEqual(
      compareContracts(before, { ...before, remote: createRemoteSchema('public', 'host', 'user') }),
      [],
    );
    assert.deepEqual(compareContracts(createContract({}), before), []);
    assert.deepEqual(compareContracts(before, { ...before, remote: createRemoteSchema('public') }), [
      { name: 'remote.json', text: 'remote.screens[].access does not take any more: host' },
    ]);
  });

  it('are found in the real calls with their paths and schemas', () => {
    const calls = listContractCalls();
    assert.equal(calls['quiz.answer']?.path, '/api/participant/quiz/:eventId/questions/:questionId/answer');
    assert.ok('properties' in (calls['quiz.answer']?.body ?? {}));
    const without = structuredClone(calls);
    delete without['auth.me']?.reply['properties'];
    const [change] = compareContracts(
      { version: '1', calls, names: {} },
      { version: '1', calls: without, names: {} },
    );
    assert.deepEqual(change, { name: 'auth.me', text: 'reply.status is gone' });
  });
});

describe('the declarations of a door', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-names-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('contain its own and re-exported names, with aliases', () => {
    const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
    write(
      'index.d.ts',
      "export { Call, type State as CallState } from './Call';\nexport * from './rules';\nexport declare const own: 1;\n",
    );
    write(
      'Call.d.ts',
      'export type State = "idle";\nexport declare class Call {\n    run(): void;\n}\nexport declare const hidden: 1;\n',
    );
    write(
      'rules.d.ts',
      'declare const inner: 2;\nexport declare function rule(a: string): string;\nexport declare function rule(a: number): number;\n',
    );
    assert.deepEqual(listDeclarations(join(folder, 'index.d.ts')), {
      own: 'export declare const own: 1;\n',
      Call: 'export declare class Call {\n    run(): void;\n}\n',
      CallState: 'export type State = "idle";\n',
      rule: 'export declare function rule(a: string): string;\nexport declare function rule(a: number): number;\n',
    });
  });
});
