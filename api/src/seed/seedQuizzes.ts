import type { QuestionForm } from '@marquee/shared-contracts';
import { findQuestions } from '../features/quiz/editor/queries';
import { addQuestions } from '../features/quiz/editor/saveQuestions';
import { rewardAttempts } from '../features/rewards/rewardAttempts';
import { createClockAt } from '../platform/clock';
import type { DatabaseTransaction } from '../platform/database/Database';
import { scoreAttempts } from '../features/quiz/queries';
import { listAttendees } from './listAttendees';
import { type DemoEvent, toInstant } from './DemoEvent';
import { demoEvents } from './demoEvents';
import { createDemoId } from './createDemoId';
import { fiveAtFive } from './events/fiveAtFive';
import type { DemoPerson } from './people';
import { type DemoQuestion, questions } from './questions';
import { weekendQuestions } from './weekendQuestions';

/** The running quiz lasts days. Most attendees have submitted, and the first `NOT_BEGUN` have no attempt. */
const RUNNING = 'weekend-quiz';
const NOT_BEGUN = 2;

/** Questions by event key; the rounds of the series rotate through all questions. */
const QUESTIONS: Readonly<Record<string, readonly DemoQuestion[]>> = {
  'grand-quiz': questions,
  [RUNNING]: weekendQuestions,
  ...Object.fromEntries(
    fiveAtFive.map(({ key }, round) => [
      key,
      [...questions.slice(round % questions.length), ...questions].slice(0, 5),
    ]),
  ),
};

/** Quizzes with attempts: every attendee took the finished quizzes. */
const WITH_ATTEMPTS = new Set(['grand-quiz', RUNNING, ...fiveAtFive.map(({ key }) => key)]);

/** Ties on the leaderboard: the attendee index of one result, and the index whose result it copies. */
const TIES: Readonly<Record<number, number>> = { 17: 1, 23: 5 };

/** Adds questions and attempts, and scores and rewards attempts by the product's own functions. */
export async function seedQuizzes(transaction: DatabaseTransaction, now: Date): Promise<void> {
  for (const event of demoEvents) {
    const asked = QUESTIONS[event.key];
    if (asked === undefined) continue;
    await addQuestions(transaction, {
      eventId: createDemoId('event', event.key),
      questions: asked.map(toQuestionForm),
      actorId: createDemoId('account', event.host),
      clock: createClockAt(toInstant(event.registration[0], now)),
    });
    if (WITH_ATTEMPTS.has(event.key)) await seedAttempts(transaction, event, now);
  }
}

function toQuestionForm([questionText, right, ...wrong]: DemoQuestion, index: number): QuestionForm {
  return { questionText, options: wrong.toSpliced((index * 5 + 1) % 4, 0, right), correctAnswer: right };
}

async function seedAttempts(transaction: DatabaseTransaction, event: DemoEvent, now: Date): Promise<void> {
  const eventId = createDemoId('event', event.key);
  const stored = await findQuestions(transaction, eventId);
  const taken = listAttendees(event)
    .map((person, place) => createAttempt(event, { person, place, stored }, now))
    .slice(event.key === RUNNING ? NOT_BEGUN : 0);
  await transaction
    .insertInto('attempts')
    .values(taken.map(({ attempt }) => attempt))
    .execute();
  await transaction
    .insertInto('answers')
    .values(taken.flatMap(({ answers }) => answers))
    .execute();
  await scoreAttempts(transaction, eventId);
  const ended = taken.filter(({ attempt }) => attempt.state !== 'OPEN');
  const userIds = ended.map(({ attempt }) => attempt.userId);
  await rewardAttempts(transaction, { eventId, userIds, now: toInstant(event.time[1], now) });
}

interface AttemptInput {
  person: DemoPerson;
  place: number;
  stored: Awaited<ReturnType<typeof findQuestions>>;
}

/**
 * Creates an attempt that depends on the attendee's index only: a number of right answers and a pace. Every tenth
 * person gives up with two questions open and is submitted at the end.
 */
function createAttempt(event: DemoEvent, { person, place, stored }: AttemptInput, now: Date) {
  const like = TIES[place] ?? place;
  const key = { eventId: createDemoId('event', event.key), userId: createDemoId('account', person.key) };
  const startedAt = new Date(toInstant(event.time[0], now).getTime() + (5 + place * 4) * 1000);
  const addSeconds = (seconds: number): Date => new Date(startedAt.getTime() + seconds * 1000);
  const known = 11 - ((like * 7 + 2) % 9);
  const pace = 22 + ((like * 13) % 37);
  const hasGivenUp = like % 10 === 9;
  const answers = stored.slice(0, hasGivenUp ? -2 : undefined).map((question, index) => {
    const { id: questionId, options, correctOptionId: right } = question;
    const isKnown = (index * 7 + like * 3) % questions.length < known;
    const wrong = options.filter(({ id }) => id !== right);
    const optionId = isKnown ? right : (wrong[(index + like) % wrong.length]?.id ?? right);
    return { ...key, questionId, optionId, answeredAt: addSeconds((index + 1) * pace) };
  });
  const attempt = { ...key, startedAt, ...getAttemptEnd(event, now) };
  const submitted = { state: 'SUBMITTED' as const, submittedAt: addSeconds(stored.length * pace + 3) };
  return { attempt: hasGivenUp ? attempt : { ...attempt, ...submitted }, answers };
}

/** The state of an unsubmitted attempt: open until the end, then closed by the server. */
const getAttemptEnd = (event: DemoEvent, now: Date) =>
  event.key === RUNNING
    ? { state: 'OPEN' as const, submittedAt: null }
    : { state: 'AUTO_SUBMITTED' as const, submittedAt: toInstant(event.time[1], now) };
