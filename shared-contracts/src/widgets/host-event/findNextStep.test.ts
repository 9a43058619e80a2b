import { hoursFromNow, sampleHostEventDetails, sampleId } from '@marquee/shared-contracts/testing';
import { findNextStep } from './findNextStep';

const seminar = { category: 'seminar', mode: 'offline', rooms: 1 } as const;
const running = { startTime: hoursFromNow(-1) };
const ended = { startTime: hoursFromNow(-5), endTime: hoursFromNow(-3) };
const id = sampleId();

it.each([
  ['an online quiz without questions', { questions: 0 }, 'Write questions', `/create-quiz/${id}`],
  ['a seminar without rooms', { ...seminar, rooms: 0 }, 'Add a room', `/room-allocate/${id}`],
  [
    'a quiz on site without questions or rooms',
    { mode: 'offline' as const, questions: 0, rooms: 0 },
    'Write questions',
    `/create-quiz/${id}`,
  ],
  ['a complete public event', {}, 'Share the event', `/event/${id}`],
  ['a complete private event', { visibility: 'private' as const }, 'Share the event', `/event-detail/${id}`],
  [
    'an incomplete draft',
    { state: 'draft' as const, missing: ['startTime'], questions: 0 },
    'See what is missing',
    `/event-detail/${id}`,
  ],
  [
    'a draft of a quiz without questions',
    { state: 'draft' as const, missing: [], questions: 0 },
    'Write questions',
    `/create-quiz/${id}`,
  ],
  ['a complete draft', { state: 'draft' as const, missing: [] }, 'Publish it', `/event-detail/${id}`],
  ['a running quiz', running, 'Follow the scores', `/quiz-scores/${id}`],
  ['a running seminar', { ...seminar, ...running }, 'Check people in', `/check-in/${id}`],
  ['an ended quiz', ended, 'View the scores', `/quiz-scores/${id}`],
  ['an ended seminar', { ...seminar, ...ended }, 'Run it again', `/create-events?from=${id}`],
])('the next step of %s', (_event, changes, label, to) => {
  expect(findNextStep(sampleHostEventDetails(changes), Date.now())).toMatchObject({ label, to });
});

it.each([
  ['EDITOR', { ...seminar, ...running }],
  ['DESK', { questions: 0 }],
  ['DESK', ended],
] as const)('the role %s reads no next step that it may not take (HO-19)', (administratorRole, changes) => {
  const event = sampleHostEventDetails({ ...changes, role: 'ADMIN', administratorRole });
  expect(findNextStep(event, Date.now())).toBeUndefined();
});

it('a cancelled event has no next step', () => {
  expect(findNextStep(sampleHostEventDetails({ cancelled: true }), Date.now())).toBeUndefined();
});
