import type { QuizProgress } from '@marquee/shared-contracts';
import { getStage } from './getStage';

const START = Date.parse('2026-05-03T10:00:00Z');
const END = Date.parse('2026-05-03T11:00:00Z');

const createProgress = (state: QuizProgress['state'], totalQuestions = 3): QuizProgress => ({
  title: 'Circuit Quiz',
  totalQuestions,
  answered: 0,
  answeredPages: [],
  lastPage: 1,
  state,
  startsAt: new Date(START).toISOString(),
  startedAt: null,
  showScores: 'after-submitting',
  serverNow: new Date(START).toISOString(),
  endsAt: new Date(END).toISOString(),
});

describe('getStage', () => {
  it.each([
    ['NOT_STARTED', START - 1, false, 'QUIZ_NOT_STARTED'],
    ['NOT_STARTED', START, false, 'start'],
    ['NOT_STARTED', START, true, 'start'],
    ['NOT_STARTED', END - 1, false, 'start'],
    ['NOT_STARTED', END, false, 'QUIZ_OVER'],
    ['OPEN', START, false, 'start'],
    ['OPEN', START, true, 'questions'],
    ['OPEN', END - 1, true, 'questions'],
    ['OPEN', END, true, 'closing'],
    ['OPEN', END, false, 'closing'],
    ['SUBMITTED', START, true, 'QUIZ_SUBMITTED'],
    ['SUBMITTED', END, false, 'QUIZ_SUBMITTED'],
    ['AUTO_SUBMITTED', END, true, 'QUIZ_OVER'],
    ['DISQUALIFIED', START, true, 'QUIZ_SUBMITTED'],
    ['VOID', START, true, 'EVENT_CANCELLED'],
  ] as const)(
    'for %s at %i, with a question in the address: %s, returns %s',
    (state, now, isAtQuestion, stage) => {
      expect(getStage({ progress: createProgress(state), now, isAtQuestion })).toBe(stage);
    },
  );

  it('rejects a quiz without questions (QZ-13)', () => {
    const facts = { now: START, isAtQuestion: false };
    expect(getStage({ progress: createProgress('NOT_STARTED', 0), ...facts })).toBe('NO_QUESTIONS');
  });
});
