import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../store/buildAll';
import type { Contract, ContractCall, JsonSchema } from './Contract';
import { compareContracts } from './compareContracts';
import { listContractCalls } from './listContractCalls';

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
const createContract = (overrides: Partial<ContractCall>): Contract => ({
  version: '1.0.0',
  writtenBy: 'a test',
  calls: { 'quiz.answer': { ...call, ...overrides } },
  error: createObject({ code: text }),
  doors: {},
  slots: { 'navigation.bell': 'Record<never, never>' },
  remote: createObject({}),
});
const listBreaks = (before: Contract, after: Contract): [string, string][] =>
  compareContracts(before, after).breaking.map(({ name, text: what }) => [name, what]);

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
    ['reply.data.state does not hold any more: OVER'],
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
      const found = listBreaks(createContract({}), createContract(overrides));
      assert.deepEqual(
        found,
        expected.map((sentence) => ['quiz.answer', sentence]),
      );
    });
  }

  it('show the changed part before and after', () => {
    const reply = createObject({ data: createObject({ saved: text, state: createEnum('OPEN') }) });
    const [change] = compareContracts(createContract({}), createContract({ reply })).breaking;
    assert.deepEqual([change?.before, change?.after], ['["OPEN","OVER"]', '["OPEN"]']);
    assert.deepEqual(change?.usedAs, ['quiz.answer']);
  });

  it('are removed calls, other error replies, and removed or changed slots', () => {
    const before = { ...createContract({}), slots: { bell: 'None', menu: 'None' } };
    const after = {
      ...before,
      calls: {},
      error: createObject({}),
      slots: { bell: '{ unread: number }', foot: 'None' },
    };
    assert.deepEqual(listBreaks(before, after), [
      ['quiz.answer', 'is gone'],
      ['every call', 'error.code is gone'],
      ['slot bell', 'has other props'],
      ['slot menu', 'is gone'],
    ]);
    assert.deepEqual(
      compareContracts(before, after).additions.map(({ name, text: what }) => [name, what]),
      [['slot foot', 'is new']],
    );
  });

  it('are values that remote.json may no longer contain', () => {
    const createRemoteSchema = (...accesses: string[]): JsonSchema =>
      createObject({ screens: { type: 'array', items: createObject({ access: createEnum(...accesses) }) } });
    const before = { ...createContract({}), remote: createRemoteSchema('public', 'host') };
    const more = { ...before, remote: createRemoteSchema('public', 'host', 'user') };
    assert.deepEqual(listBreaks(before, more), []);
    assert.deepEqual(
      compareContracts(before, more).additions.map(({ name }) => name),
      ['remote.json'],
    );
    assert.deepEqual(listBreaks(before, { ...before, remote: createRemoteSchema('public') }), [
      ['remote.json', 'remote.screens[].access does not take any more: host'],
    ]);
  });

  it('are found in the real calls with their paths and schemas', async () => {
    const { calls, error } = await listContractCalls(join(root, 'shared-contracts'));
    assert.equal(calls['quiz.answer']?.path, '/api/participant/quiz/:eventId/questions/:questionId/answer');
    assert.equal(calls['participation.register']?.file, 'src/contract/endpoints/registration.ts');
    assert.ok('properties' in (calls['quiz.answer']?.body ?? {}));
    assert.ok('properties' in error);
    const without = structuredClone(calls);
    delete without['auth.me']?.reply['properties'];
    const contract = { ...createContract({}), calls };
    assert.deepEqual(listBreaks(contract, { ...contract, calls: without })[0], [
      'auth.me',
      'reply.status is gone',
    ]);
  });
});
