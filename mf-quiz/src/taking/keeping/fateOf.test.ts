import { ApiError } from '@marquee/shared-contracts/browser';
import { sampleId } from '@marquee/shared-contracts/testing';
import { type Choice, chosen, isOwnEarlier, trying } from './Choice';
import { fateOf } from './fateOf';

const choice: Choice = {
  questionId: sampleId(1),
  page: 1,
  questionText: 'Where?',
  selectedOption: 'East',
  order: 1,
  baseRevision: 2,
  tried: ['North', 'East'],
};

const stored = (selectedOption: string, revision: number) => ({
  questionId: choice.questionId,
  selectedOption,
  revision,
});

const failed = (status: number, code: string, details: Partial<ApiError> = {}) =>
  new ApiError({ status, code, message: 'no', ...details });

describe('a choice whose sending failed', () => {
  it.each([
    ['nobody answered', failed(0, 'OFFLINE'), 'waits'],
    ['too many', failed(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 60 }), 'waits'],
    ['too busy', failed(503, 'OVERLOADED'), 'waits'],
    ['a fault of the server', failed(500, 'INTERNAL'), 'waits'],
    ['a page of a proxy', failed(404, 'UNREADABLE'), 'waits'],
    ['a page of a hotel that wants a log-in', failed(200, 'UNREADABLE'), 'waits'],
    ['the session has ended', failed(401, 'UNAUTHENTICATED'), 'keeps'],
    ['the time is over', failed(409, 'QUIZ_OVER'), 'misses'],
    ['submitted from elsewhere', failed(409, 'QUIZ_SUBMITTED'), 'misses'],
    ['cancelled', failed(409, 'EVENT_CANCELLED'), 'misses'],
    ['changed elsewhere', failed(409, 'ANSWER_CHANGED', { answer: stored('West', 3) }), 'yields'],
    ['the own earlier one', failed(409, 'ANSWER_CHANGED', { answer: stored('North', 3) }), 'goes again'],
    [
      'an equal one, but later changes lie between',
      failed(409, 'ANSWER_CHANGED', { answer: stored('North', 5) }),
      'yields',
    ],
    ['no such option', failed(400, 'UNKNOWN_OPTION'), 'returns'],
    ['no registration any more', failed(403, 'NOT_REGISTERED'), 'returns'],
    ['no such question', failed(404, 'NOT_FOUND'), 'returns'],
  ] as const)('because of %s', (_why, error, kind) => {
    expect(fateOf(choice, error).kind).toBe(kind);
  });

  it('waits as long as the server asks for', () => {
    const busy = failed(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
    expect(fateOf(choice, busy)).toEqual({ kind: 'waits', seconds: 60 });
  });
});

describe('what is kept when a person chooses', () => {
  const question = { id: choice.questionId, page: 1, questionText: 'Where?' };
  const choose = (selectedOption: string, earlier?: Choice, saved = stored('North', 2)) =>
    chosen({ question, selectedOption, saved }, earlier, 9);

  it('is nothing when the server has it already', () => {
    expect(choose('North')).toBeUndefined();
    expect(choose('North', { ...choice, tried: [] })).toBeUndefined();
  });

  it('is the same again when another one may have been stored over it meanwhile', () => {
    expect(choose('North', choice)).toMatchObject({ selectedOption: 'North', tried: ['North', 'East'] });
  });

  it('is based on what the person saw, and remembers what was sent on that base', () => {
    expect(choose('West')).toMatchObject({ baseRevision: 2, tried: [], order: 9 });
    expect(choose('West', choice)).toMatchObject({ baseRevision: 2, tried: ['North', 'East'] });
  });

  it('begins anew after one that the server did not take', () => {
    expect(choose('West', { ...choice, returned: 'no' }, stored('North', 7))).toMatchObject({
      baseRevision: 7,
      tried: [],
    });
  });

  it('counts as tried from the moment it is sent', () => {
    expect(trying({ ...choice, tried: [] }).tried).toEqual(['East']);
    expect(isOwnEarlier(trying({ ...choice, tried: [] }), stored('East', 3))).toBe(true);
  });
});
