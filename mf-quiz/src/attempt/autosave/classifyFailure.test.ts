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

const createStoredAnswer = (selectedOption: string, revision: number) => ({
  questionId: draft.questionId,
  selectedOption,
  revision,
});

const createFailure = (status: number, code: string, details: Partial<ApiError> = {}) =>
  new ApiError({ status, code, message: 'no', ...details });

describe('classifyFailure', () => {
  it.each([
    ['an unreachable server', createFailure(0, 'OFFLINE'), 'retry'],
    ['too many requests', createFailure(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 60 }), 'retry'],
    ['an overloaded server', createFailure(503, 'OVERLOADED'), 'retry'],
    ['an internal error', createFailure(500, 'INTERNAL'), 'retry'],
    ['a proxy’s error page', createFailure(404, 'UNREADABLE'), 'retry'],
    ['a captive portal’s page', createFailure(200, 'UNREADABLE'), 'retry'],
    ['an ended session', createFailure(401, 'UNAUTHENTICATED'), 'loggedOut'],
    ['a quiz that is over', createFailure(409, 'QUIZ_OVER'), 'closed'],
    ['a quiz submitted elsewhere', createFailure(409, 'QUIZ_SUBMITTED'), 'closed'],
    ['a cancelled event', createFailure(409, 'EVENT_CANCELLED'), 'closed'],
    [
      'an answer changed elsewhere',
      createFailure(409, 'ANSWER_CHANGED', { answer: createStoredAnswer('West', 3) }),
      'conflict',
    ],
    [
      'its own earlier answer',
      createFailure(409, 'ANSWER_CHANGED', { answer: createStoredAnswer('North', 3) }),
      'resend',
    ],
    [
      'an equal answer after other changes',
      createFailure(409, 'ANSWER_CHANGED', { answer: createStoredAnswer('North', 5) }),
      'conflict',
    ],
    ['an unknown option', createFailure(400, 'UNKNOWN_OPTION'), 'rejected'],
    ['a cancelled registration', createFailure(403, 'NOT_REGISTERED'), 'rejected'],
    ['an unknown question', createFailure(404, 'NOT_FOUND'), 'rejected'],
  ] as const)('classifies %s', (_reason, error, kind) => {
    expect(classifyFailure(draft, error).kind).toBe(kind);
  });

  it('passes on the server’s Retry-After', () => {
    const busy = createFailure(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
    expect(classifyFailure(draft, busy)).toEqual({ kind: 'retry', seconds: 60 });
  });
});

describe('createPendingAnswer', () => {
  const question = { id: draft.questionId, page: 1, questionText: 'Where?' };
  const createFor = (
    selectedOption: string,
    earlier?: PendingAnswer,
    saved = createStoredAnswer('North', 2),
  ) => createPendingAnswer({ question, selectedOption, saved }, earlier, 9);

  it('returns undefined if the server has the option already', () => {
    expect(createFor('North')).toBeUndefined();
    expect(createFor('North', { ...draft, tried: [] })).toBeUndefined();
  });

  it('returns the saved option again if another one was sent since', () => {
    expect(createFor('North', draft)).toMatchObject({ selectedOption: 'North', tried: ['North', 'East'] });
  });

  it('bases the answer on the revision seen, and keeps the options sent since', () => {
    expect(createFor('West')).toMatchObject({ baseRevision: 2, tried: [], order: 9 });
    expect(createFor('West', draft)).toMatchObject({ baseRevision: 2, tried: ['North', 'East'] });
  });

  it('ignores an earlier answer that was rejected', () => {
    expect(createFor('West', { ...draft, returned: 'no' }, createStoredAnswer('North', 7))).toMatchObject({
      baseRevision: 7,
      tried: [],
    });
  });

  it('marks an option as tried when it is sent', () => {
    expect(markAsSent({ ...draft, tried: [] }).tried).toEqual(['East']);
    expect(isOwnEarlierAnswer(markAsSent({ ...draft, tried: [] }), createStoredAnswer('East', 3))).toBe(true);
  });
});
