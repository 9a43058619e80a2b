import { quizEditor, quiz } from '@marquee/shared-contracts';
import { endQuizzes } from '../../features/quiz/endQuizzes';
import { buildAttempt, buildQuiz } from '../buildQuiz';
import { buildQuizParticipant } from '../buildQuizParticipant';
import { createQuizClient } from '../createQuizClient';
import {
  ACCEPTED,
  createEndingTimes,
  moveEvent,
  readOutcome,
  type TimeWindowSetup,
  type TimeWindow,
} from './TimeWindow';

/** A quiz that starts or ends at the moment, and a participant with such an attempt. */
async function buildTakenQuiz(
  prepared: TimeWindowSetup,
  moment: 'startTime' | 'endTime',
  state?: 'OPEN' | 'SUBMITTED',
) {
  const { test, host, at } = prepared;
  const about = await buildQuiz(test, host);
  const taker = await buildQuizParticipant(test, about);
  if (state !== undefined)
    await buildAttempt(test, about, {
      by: taker,
      answers: ['right'],
      ...(state === 'OPEN' && { state }),
    });
  await moveEvent(prepared, about.eventId, moment === 'endTime' ? createEndingTimes(at) : { startTime: at });
  return { about, taker, take: createQuizClient(test, about, taker) };
}

async function readStateAfterJob(prepared: TimeWindowSetup): Promise<string> {
  const { test } = prepared;
  const { about } = await buildTakenQuiz(prepared, 'endTime', 'OPEN');
  await endQuizzes(test.app);
  const { state } = await test.database
    .selectFrom('attempts')
    .select('state')
    .where('eventId', '=', about.eventId)
    .executeTakeFirstOrThrow();
  return state;
}

async function readQuestionsShown(prepared: TimeWindowSetup): Promise<string> {
  const { about } = await buildTakenQuiz(prepared, 'endTime', 'SUBMITTED');
  const { test, host } = prepared;
  const input = { params: { eventId: about.eventId } };
  const { body } = await test.call(quizEditor.choices, input, host.token);
  return body.data === null ? 'withheld' : 'shown';
}

/** Windows of a quiz's start and end; the end allows two seconds for late answers. */
export const quizWindows: readonly TimeWindow[] = [
  {
    name: 'a quiz starts: opening a question',
    act: async (prepared) => readOutcome((await buildTakenQuiz(prepared, 'startTime')).take.open(1)),
    before: 'QUIZ_NOT_STARTED',
    after: ACCEPTED,
  },
  {
    name: 'a quiz ends: beginning an attempt',
    act: async (prepared) => readOutcome((await buildTakenQuiz(prepared, 'endTime')).take.open(1)),
    before: ACCEPTED,
    after: 'QUIZ_OVER',
  },
  {
    name: 'a quiz ends: answering',
    act: async (prepared) =>
      readOutcome((await buildTakenQuiz(prepared, 'endTime', 'OPEN')).take.answer(2, { answer: 'A' })),
    before: ACCEPTED,
    after: 'QUIZ_OVER',
  },
  {
    name: 'a quiz ends: submitting',
    act: async (prepared) => readOutcome((await buildTakenQuiz(prepared, 'endTime', 'OPEN')).take.submit()),
    before: ACCEPTED,
    after: 'QUIZ_OVER',
  },
  {
    name: 'a quiz ends: the job closes attempts',
    act: readStateAfterJob,
    before: 'OPEN',
    after: 'AUTO_SUBMITTED',
  },
  {
    name: 'a quiz ends: reading the progress closes the attempt',
    act: async (prepared) =>
      (await (await buildTakenQuiz(prepared, 'endTime', 'OPEN')).take.progress()).body.data.state,
    before: 'OPEN',
    after: 'AUTO_SUBMITTED',
  },
  {
    name: 'a quiz ends: the right answers beside the own result',
    act: async (prepared) => {
      const { take } = await buildTakenQuiz(prepared, 'endTime', 'SUBMITTED');
      return (await take.results()).body.data.answers === undefined ? 'withheld' : 'shown';
    },
    before: 'withheld',
    after: 'shown',
  },
  { name: 'a quiz ends: the choices for hosts', act: readQuestionsShown, before: 'withheld', after: 'shown' },
  {
    name: 'a quiz ends: the board without an attempt',
    act: async (prepared) => {
      const { about, taker } = await buildTakenQuiz(prepared, 'endTime');
      const input = { params: { eventId: about.eventId } };
      return readOutcome(prepared.test.call(quiz.leaderboardAndScores, input, taker.token));
    },
    before: 'QUIZ_NOT_FINISHED',
    after: ACCEPTED,
  },
];
