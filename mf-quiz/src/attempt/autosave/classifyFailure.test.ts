import { ApiError } from '@marquee/shared-contracts/browser';
import { sampleId } from '@marquee/shared-contracts/testing';
import { type PendingAnswer, createPendingAnswer, isOwnEarlierAnswer, markAsSent } from './PendingAnswer';
import { classifyFailure } from './classifyFailure';

const draft: PendingAnswer = {
  questionId: sampleId(1),
  page: 1,
  questionText: 'Where?',
  selectedOption: 'East',
  order: 1,
  baseRevision: 2,
  tried: ['North', 'East'],
};

const stored = (selectedOption: string, revision: number) => ({
  questionId: draft.questionId,
  selectedOption,
  revision,
});

const failed = (status: number, code: string, details: Partial<ApiError> = {}) =>
  new ApiError({ status, code, message: 'no', ...details });

describe('a draft whose sending failed', () => {
  it.each([
    ['nobody answered', failed(0, 'OFFLINE'), 'retry'],
    ['too many', failed(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 60 }), 'retry'],
    ['too busy', failed(503, 'OVERLOADED'), 'retry'],
    ['a fault of the server', failed(500, 'INTERNAL'), 'retry'],
    ['a page of a proxy', failed(404, 'UNREADABLE'), 'retry'],
    ['a page of a hotel that wants a log-in', failed(200, 'UNREADABLE'), 'retry'],
    ['the session has ended', failed(401, 'UNAUTHENTICATED'), 'loggedOut'],
    ['the time is over', failed(409, 'QUIZ_OVER'), 'closed'],
    ['submitted from elsewhere', failed(409, 'QUIZ_SUBMITTED'), 'closed'],
    ['cancelled', failed(409, 'EVENT_CANCELLED'), 'closed'],
    ['changed elsewhere', failed(409, 'ANSWER_CHANGED', { answer: stored('West', 3) }), 'conflict'],
    ['the own earlier one', failed(409, 'ANSWER_CHANGED', { answer: stored('North', 3) }), 'resend'],
    [
      'an equal one, but later changes lie between',
      failed(409, 'ANSWER_CHANGED', { answer: stored('North', 5) }),
      'conflict',
    ],
    ['no such option', failed(400, 'UNKNOWN_OPTION'), 'rejected'],
    ['no registration any more', failed(403, 'NOT_REGISTERED'), 'rejected'],
    ['no such question', failed(404, 'NOT_FOUND'), 'rejected'],
  ] as const)('because of %s', (_why, error, kind) => {
    expect(classifyFailure(draft, error).kind).toBe(kind);
  });

  it('waits as long as the server asks for', () => {
    const busy = failed(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
    expect(classifyFailure(draft, busy)).toEqual({ kind: 'retry', seconds: 60 });
  });
});

describe('what is kept when a person chooses', () => {
  const question = { id: draft.questionId, page: 1, questionText: 'Where?' };
  const choose = (selectedOption: string, earlier?: PendingAnswer, saved = stored('North', 2)) =>
    createPendingAnswer({ question, selectedOption, saved }, earlier, 9);

  it('is nothing when the server has it already', () => {
    expect(choose('North')).toBeUndefined();
    expect(choose('North', { ...draft, tried: [] })).toBeUndefined();
  });

  it('is the same again when another one may have been stored over it meanwhile', () => {
    expect(choose('North', draft)).toMatchObject({ selectedOption: 'North', tried: ['North', 'East'] });
  });

  it('is based on what the person saw, and remembers what was sent on that base', () => {
    expect(choose('West')).toMatchObject({ baseRevision: 2, tried: [], order: 9 });
    expect(choose('West', draft)).toMatchObject({ baseRevision: 2, tried: ['North', 'East'] });
  });

  it('begins anew after one that the server did not take', () => {
    expect(choose('West', { ...draft, returned: 'no' }, stored('North', 7))).toMatchObject({
      baseRevision: 7,
      tried: [],
    });
  });

  it('counts as tried from the moment it is sent', () => {
    expect(markAsSent({ ...draft, tried: [] }).tried).toEqual(['East']);
    expect(isOwnEarlierAnswer(markAsSent({ ...draft, tried: [] }), stored('East', 3))).toBe(true);
  });
});
