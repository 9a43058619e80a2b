import { systemClock as clock } from '../../../../api/src/platform/clock';
import { BatchQueue } from '../../../../api/src/platform/BatchQueue';
import {
  type ReceivedAnswer,
  getAnswerKey,
  type Saved,
  saveAnswers,
} from '../../../../api/src/features/quiz/saveAnswers';
import { createMinimumFigure, type Figure } from '../Figure';
import { measureAlternately, type Measurement } from './measureAlternately';
import { getPersonId } from './people';
import { type BenchQuiz, saveAttempts, saveQuiz } from './saveQuiz';
import type { BenchContext } from './BenchContext';

const PEOPLE = 2_000;
const MINIMUM = 2;
const TURNS = 4;
const SECONDS = 2;

/** Calls in flight. */
const CONCURRENCY = 500;

/** The API's number of database connections. */
const CONNECTIONS = 20;

/** Compares saving answers one by one with the API's batches, without HTTP. */
export async function answerRate({ database }: BenchContext): Promise<Figure[]> {
  const { eventId, questions } = await saveQuiz(database);
  await saveAttempts(database, eventId, { count: PEOPLE, submitted: false });
  const createAnswer = createAnswerSource(questions);
  const batches = new BatchQueue<ReceivedAnswer, Saved | undefined>({
    perform: (_subject, batch) => saveAnswers({ database, clock }, eventId, batch),
    keyOf: getAnswerKey,
    maxBatchSize: CONCURRENCY,
  });
  const saveOne = async () => (await saveAnswers({ database, clock }, eventId, [createAnswer()]))[0];
  const best = await measureAlternately(
    {
      one: createRateMeasurement(1, saveOne),
      parallel: createRateMeasurement(CONNECTIONS, saveOne),
      batched: createRateMeasurement(CONCURRENCY, () => batches.add(eventId, createAnswer())),
    },
    TURNS,
  );
  const formatRate = (rate: number) => `${rate.toFixed(0)}/s`;
  return [
    createMinimumFigure(
      `Answers in batches: ${formatRate(best.batched)} against ${formatRate(best.one)} one by one`,
      best.batched / best.one,
      MINIMUM,
    ),
    createMinimumFigure(
      `… against ${formatRate(best.parallel)} one by one on ${CONNECTIONS} connections`,
      best.batched / best.parallel,
      MINIMUM,
    ),
  ];
}

const createRateMeasurement =
  (lanes: number, save: () => Promise<Saved | undefined>): Measurement =>
  async () => {
    const started = performance.now();
    const until = started + SECONDS * 1000;
    let saved = 0;
    const runLane = async (): Promise<void> => {
      while (performance.now() < until) {
        if ((await save()) === undefined) throw new Error('An answer of the bench was refused.');
        saved += 1;
      }
    };
    await Promise.all(Array.from({ length: lanes }, runLane));
    return saved / ((performance.now() - started) / 1000);
  };

/** All participants answer the first question, then the second, and so on. */
function createAnswerSource(questions: BenchQuiz['questions']): () => ReceivedAnswer {
  let number = 0;
  return () => {
    number += 1;
    const { id, optionId } = questions[Math.floor(number / PEOPLE) % questions.length] ?? {
      id: '',
      optionId: '',
    };
    const userId = getPersonId((number % PEOPLE) + 1);
    return { userId, questionId: id, optionId, baseRevision: null };
  };
}
