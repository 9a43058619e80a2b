import {
  findChosenOption,
  quiz,
  findQuizError,
  type ErrorCode,
  LATE_GRACE_MS,
} from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import type { Database } from '../../platform/database/Database';
import type { QuizOption } from '../../platform/database/tables/quizTables';
import { TtlCache } from '../../platform/TtlCache';
import { refuse, type RefusalDetails } from '../../platform/http/refuse';
import { type Call, route, succeed } from '../../platform/http/route';
import { RateLimiter } from '../../platform/throttle/RateLimiter';
import { BatchQueue } from '../../platform/BatchQueue';
import { findCurrentAttempt } from './findCurrentAttempt';
import { findChosenText, findOwnAnswers, type AttemptOwner } from './findOwnAnswers';
import { type ReceivedAnswer, getAnswerKey, type Saved, saveAnswers } from './saveAnswers';

/** Answers per person and minute: far above human speed, far below a script's. */
const ANSWER_RATE = { perToken: 120 };

/** Answers per statement. */
const BATCH_SIZE = 500;

/** Options are cached briefly; a cache miss queries the database, so no valid answer is rejected. */
const QUIZ_CACHE = { ttlMs: 2_000, maxEntries: 100 };

interface CachedQuiz {
  endTime: Date;
  options: ReadonlyMap<string, QuizOption[]>;
}

export function answerRoute(app: Application): void {
  const { database } = app;
  const pace = new RateLimiter(ANSWER_RATE);
  const quizCache = new TtlCache<CachedQuiz>(app.clock, QUIZ_CACHE);
  const batches = new BatchQueue<ReceivedAnswer, Saved | undefined>({
    perform: (eventId, choices) => saveAnswers(app, eventId, choices),
    keyOf: getAnswerKey,
    maxBatchSize: BATCH_SIZE,
  });
  route(app, quiz.answer, async (call) => {
    const { params, body, account, now } = call;
    // Counts by account, so that a second session gives no second allowance.
    pace.limitToken(account.id, now);
    requireSameIds(call);
    const { options, endTime } = await findOptions({ database, quizCache }, params);
    const choice = { userId: account.id, questionId: params.questionId };
    const option = options[findChosenOption(toTexts(options), readGivenOption(body)) ?? -1];
    const baseRevision = body.baseRevision ?? null;
    const attemptKey = { ...params, userId: account.id };
    if (option === undefined) return refuse((await findRefusal(app, attemptKey)) ?? 'UNKNOWN_OPTION');
    const saved = await batches.add(params.eventId, { ...choice, optionId: option.id, baseRevision });
    if (saved === undefined)
      return refuse(
        (await findRefusal(app, attemptKey)) ?? 'ANSWER_CHANGED',
        await findStoredAnswer(database, attemptKey),
      );
    const { revision, at: serverNow } = saved;
    const data = { questionId: params.questionId, selectedOption: option.text, revision };
    return { ...succeed(data), serverNow, endsAt: endTime };
  });
}

type AnswerCall = Call<typeof quiz.answer>;

/** The body's ids must equal the path's ids where both are present (QZ-10). */
function requireSameIds({ params, body }: AnswerCall): void {
  const wrong = (['eventId', 'questionId'] as const).filter(
    (field) => (body[field] ?? params[field]) !== params[field],
  );
  if (wrong.length > 0)
    refuse('VALIDATION', {
      errors: wrong.map((field) => ({ field, message: 'This is not the question of the address.' })),
    });
}

const readGivenOption = (body: AnswerCall['body']): string | number =>
  body.selectedOption ?? body.answer ?? '';

const toTexts = (options: readonly QuizOption[]): string[] => options.map(({ text }) => text);

async function findOptions(
  { database, quizCache }: { database: Database; quizCache: TtlCache<CachedQuiz> },
  { eventId, questionId }: AnswerCall['params'],
): Promise<{ options: QuizOption[]; endTime: Date }> {
  const cached = await quizCache.get(eventId, () => readQuiz(database, eventId));
  const cachedQuiz = cached.options.has(questionId) ? cached : await readQuiz(database, eventId);
  return { options: cachedQuiz.options.get(questionId) ?? refuse('NOT_FOUND'), endTime: cachedQuiz.endTime };
}

async function readQuiz(database: Database, eventId: string): Promise<CachedQuiz> {
  const rows = await database
    .selectFrom('events')
    .leftJoin('quizQuestions', 'quizQuestions.eventId', 'events.id')
    .select(['events.endTime', 'quizQuestions.id', 'quizQuestions.options'])
    .where('events.id', '=', eventId)
    .execute();
  const options = rows.flatMap(({ id, options: of }) =>
    id === null || of === null ? [] : [[id, of] as const],
  );
  return { endTime: rows[0]?.endTime ?? refuse('NOT_FOUND'), options: new Map(options) };
}

/** The error that blocks every answer of this person; undefined if only this answer was invalid. */
async function findRefusal(app: Application, attemptKey: AttemptOwner): Promise<ErrorCode | undefined> {
  const attempt = await findCurrentAttempt(app, attemptKey);
  return (
    findQuizError(attempt, attempt.now, LATE_GRACE_MS) ?? (attempt.state === null ? 'NO_ATTEMPT' : undefined)
  );
}

/** The stored answer that a conflicting client receives (QZ-10). */
async function findStoredAnswer(
  database: Database,
  attemptKey: AttemptOwner & { questionId: string },
): Promise<Pick<RefusalDetails, 'answer'>> {
  const stored = await findOwnAnswers(database, attemptKey)
    .where('quizQuestions.id', '=', attemptKey.questionId)
    .executeTakeFirst();
  const selectedOption = stored === undefined ? null : findChosenText(stored);
  if (!stored?.revision || selectedOption === null) return {};
  return { answer: { questionId: attemptKey.questionId, selectedOption, revision: stored.revision } };
}
