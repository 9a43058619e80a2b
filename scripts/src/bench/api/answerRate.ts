import { systemClock as clock } from '../../../../api/src/platform/clock';
import { BatchQueue } from '../../../../api/src/platform/BatchQueue';
import {
  type ReceivedAnswer,
  getAnswerKey,
  type Saved,
  saveAnswers,
} from '../../../../api/src/features/quiz/saveAnswers';
import { atLeast, type Figure } from './Figure';
import { inTurns, type Side } from './inTurns';
import { personId } from './people';
import { type BenchQuiz, saveAttempts, saveQuiz } from './saveQuiz';
import type { Stage } from './Stage';

const PEOPLE = 2_000;
const LEAST = 2;
const TURNS = 4;
const SECONDS = 2;

/** Callers that wait at once. */
const TOGETHER = 500;

/** As many as the API has connections. */
const CONNECTIONS = 20;

/** The statement of the API, for one answer each and as the API batches it; without HTTP around either. */
export async function answerRate({ database }: Stage): Promise<Figure[]> {
  const { eventId, questions } = await saveQuiz(database);
  await saveAttempts(database, eventId, { count: PEOPLE, submitted: false });
  const next = choices(questions);
  const batches = new BatchQueue<ReceivedAnswer, Saved | undefined>({
    perform: (_subject, batch) => saveAnswers({ database, clock }, eventId, batch),
    keyOf: getAnswerKey,
    maxBatchSize: TOGETHER,
  });
  const alone = async () => (await saveAnswers({ database, clock }, eventId, [next()]))[0];
  const best = await inTurns(
    {
      one: rateOf(1, alone),
      parallel: rateOf(CONNECTIONS, alone),
      batched: rateOf(TOGETHER, () => batches.add(eventId, next())),
    },
    TURNS,
  );
  const told = (rate: number) => `${rate.toFixed(0)}/s`;
  return [
    atLeast(
      `Answers in batches: ${told(best.batched)} against ${told(best.one)} one by one`,
      best.batched / best.one,
      LEAST,
    ),
    atLeast(
      `… against ${told(best.parallel)} one by one on ${CONNECTIONS} connections`,
      best.batched / best.parallel,
      LEAST,
    ),
  ];
}

const rateOf =
  (lanes: number, save: () => Promise<Saved | undefined>): Side =>
  async () => {
    const started = performance.now();
    const until = started + SECONDS * 1000;
    let saved = 0;
    const lane = async (): Promise<void> => {
      while (performance.now() < until) {
        if ((await save()) === undefined) throw new Error('An answer of the bench was refused.');
        saved += 1;
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return saved / ((performance.now() - started) / 1000);
  };

/** Everybody answers the first question, then the second, and so on. */
function choices(questions: BenchQuiz['questions']): () => ReceivedAnswer {
  let number = 0;
  return () => {
    number += 1;
    const { id, optionId } = questions[Math.floor(number / PEOPLE) % questions.length] ?? {
      id: '',
      optionId: '',
    };
    const userId = personId((number % PEOPLE) + 1);
    return { userId, questionId: id, optionId, baseRevision: null };
  };
}
