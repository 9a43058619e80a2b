import { v7 as uuidv7 } from 'uuid';
import type { TestAccount } from './buildAccount';
import { buildEvent, addHours } from './buildEvent';
import type { TestApp } from './buildTestApp';

export interface TestQuiz {
  eventId: string;
  endTime: Date;
  questions: { id: string; right: string; wrong: string }[];
}

/** A quiz that started an hour ago and ends in an hour, with `size` questions of two options. */
export async function buildQuiz(
  test: TestApp,
  host: TestAccount,
  overrides: Parameters<typeof buildEvent>[2] & { size?: number } = {},
): Promise<TestQuiz> {
  const { size = 3, ...event } = overrides;
  const endTime = addHours(test, 1);
  const eventId = await buildEvent(test, host, {
    title: 'Quiz of the day',
    category: 'quiz',
    registerEnd: endTime,
    startTime: addHours(test, -1),
    endTime,
    ...event,
  });
  const questions = Array.from({ length: size }, () => ({ id: uuidv7(), right: uuidv7(), wrong: uuidv7() }));
  const rows = questions.map(({ id, right, wrong }, index) => ({
    eventId,
    id,
    position: index + 1,
    questionText: `Question ${index + 1}?`,
    options: JSON.stringify([
      { id: right, text: 'yes' },
      { id: wrong, text: 'no' },
    ]),
    correctOptionId: right,
  }));
  await test.database.insertInto('quizQuestions').values(rows).execute();
  return { eventId, endTime, questions };
}

/** An attempt that begins now, submitted by default; `answers` follow the questions, ten seconds apart. */
export async function buildAttempt(
  test: TestApp,
  { eventId, questions }: TestQuiz,
  taken: { by: TestAccount; answers: ('right' | 'wrong' | 'open')[]; state?: 'OPEN' | 'DISQUALIFIED' },
): Promise<void> {
  const startedAt = test.clock.now();
  const addSeconds = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
  const key = { eventId, userId: taken.by.id };
  const state = taken.state ?? ('SUBMITTED' as const);
  const submittedAt = state === 'OPEN' ? null : addSeconds(600);
  await test.database
    .insertInto('attempts')
    .values({ ...key, state, startedAt, submittedAt })
    .execute();
  const rows = questions.flatMap((question, index) => {
    const answer = taken.answers[index] ?? 'open';
    if (answer === 'open') return [];
    return [
      {
        ...key,
        questionId: question.id,
        optionId: question[answer],
        answeredAt: addSeconds((index + 1) * 10),
      },
    ];
  });
  if (rows.length > 0) await test.database.insertInto('answers').values(rows).execute();
}
