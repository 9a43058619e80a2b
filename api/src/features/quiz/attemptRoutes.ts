import { quiz, findQuizError } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { findCurrentAttempt, refuseAttempt } from './findCurrentAttempt';
import { findChosenText, findOwnAnswers, type OwnAnswer } from './findOwnAnswers';
import { findLatestQuiz } from './queries';
import { createReviewReader } from './createReviewReader';
import { startAttempt } from './startAttempt';
import { hasQuizEnded } from './hasQuizEnded';

export function attemptRoutes(app: Application): void {
  progressRoute(app);
  questionRoute(app);
  resultsRoute(app);
  latestRoute(app);
}

function progressRoute(app: Application): void {
  route(app, quiz.progress, async ({ params, account }) => {
    const attemptKey = { eventId: params.eventId, userId: account.id };
    const attempt = await findCurrentAttempt(app, attemptKey);
    const answers = await findOwnAnswers(app.database, attemptKey)
      .where('answers.optionId', 'is not', null)
      .execute();
    const data = {
      title: attempt.title,
      totalQuestions: attempt.totalQuestions,
      answered: answers.length,
      answeredPages: answers.map(({ position }) => position),
      lastPage: findLastPage(answers),
      state: attempt.state ?? ('NOT_STARTED' as const),
      startsAt: attempt.startTime,
      startedAt: attempt.startedAt,
      showScores: attempt.showScores,
      timezone: attempt.timezone,
      serverNow: attempt.now,
      endsAt: attempt.endTime,
    };
    return { ...succeed(data), totalQuestions: attempt.totalQuestions };
  });
}

// Resumes at the page of the latest answer; skipped questions lie before it and show as unanswered.
function findLastPage(answers: readonly OwnAnswer[]): number {
  const getAnswerTime = ({ answeredAt }: OwnAnswer) => answeredAt?.getTime() ?? 0;
  return (
    answers.toSorted(
      (one, other) => getAnswerTime(other) - getAnswerTime(one) || other.position - one.position,
    )[0]?.position ?? 1
  );
}

function questionRoute(app: Application): void {
  route(app, quiz.question, async ({ params: { eventId, page }, account }) => {
    const attemptKey = { eventId, userId: account.id };
    const attempt = await findCurrentAttempt(app, attemptKey);
    const refusal = findQuizError(attempt, attempt.now);
    if (refusal !== undefined) return refuseAttempt(refusal, attemptKey, attempt.state !== null);
    if (page < 1 || page > attempt.totalQuestions) return refuse('NOT_FOUND');
    if (attempt.state === null) await startAttempt(app, attemptKey);
    // Reads after the start, because questions cannot change once an attempt exists.
    const question = await findOwnAnswers(app.database, attemptKey)
      .where('quizQuestions.position', '=', page)
      .executeTakeFirst();
    if (question === undefined) return refuse('NOT_FOUND');
    const { totalQuestions } = attempt;
    return {
      ...succeed({ ...toQuestion(question), page, totalQuestions }),
      serverNow: attempt.now,
      endsAt: attempt.endTime,
    };
  });
}

/** The only fields of a question that a participant may see (QZ-2). */
const toQuestion = (question: OwnAnswer) => ({
  id: question.id,
  questionText: question.questionText,
  options: question.options.map(({ text }) => text),
  selectedOption: findChosenText(question),
  revision: question.revision ?? 0,
});

function resultsRoute(app: Application): void {
  const reviews = createReviewReader(app);
  route(app, quiz.results, async ({ params: { eventId }, account }) => {
    const attempt = await findCurrentAttempt(app, { eventId, userId: account.id });
    const { state, totalQuestions, answered, submittedAt } = attempt;
    // A void attempt was never submitted, so its correct answers stay hidden too (QZ-2).
    if (state === null || state === 'OPEN' || state === 'VOID') return refuse('NOT_SUBMITTED');
    const ended = hasQuizEnded(attempt, attempt.now);
    if (!ended && attempt.showScores === 'after-end') return refuse('SCORES_AFTER_END');
    const score = attempt.correctAnswers ?? 0;
    const result = {
      totalQuestions,
      answered: answered ?? 0,
      correctAnswers: score,
      score,
      submittedAt,
      coinsEarned: attempt.coins,
      state,
    };
    return succeed({ ...result, ...(ended && { answers: await reviews.add(eventId, account.id) }) });
  });
}

function latestRoute(app: Application): void {
  route(app, quiz.latest, async ({ account }) =>
    succeed((await findLatestQuiz(app.database, account.id)) ?? null),
  );
}
