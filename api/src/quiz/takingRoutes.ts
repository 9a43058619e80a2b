import { quiz, quizRefusal } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { refuse } from '../refuse';
import { route } from '../route';
import { succeed } from '../succeed';
import { findCurrent, refuseTaking } from './findCurrent';
import { chosenText, findOwnAnswers, type OwnAnswer, type Taker } from './findTaking';
import { findCoins, findLatest } from './queries';
import { startAttempt } from './startAttempt';
import { hasEnded } from './hasEnded';

export function takingRoutes(app: Application): void {
  progressRoute(app);
  questionRoute(app);
  resultsRoute(app);
  latestRoute(app);
}

function progressRoute(app: Application): void {
  route(app, quiz.progress, async ({ params, account }) => {
    const taker = { eventId: params.eventId, userId: account.id };
    const taking = await findCurrent(app, taker);
    const answers = await findOwnAnswers(app.database, taker)
      .where('answers.optionId', 'is not', null)
      .execute();
    const data = {
      title: taking.title,
      totalQuestions: taking.totalQuestions,
      answered: answers.length,
      answeredPages: answers.map(({ position }) => position),
      lastPage: lastPage(answers),
      state: taking.state ?? ('NOT_STARTED' as const),
      startsAt: taking.startTime,
      startedAt: taking.startedAt,
      serverNow: taking.now,
      endsAt: taking.endTime,
    };
    return { ...succeed(data), totalQuestions: taking.totalQuestions };
  });
}

// chosen: the page of the latest choice; what was passed over without a choice lies before it and is shown as unanswered.
function lastPage(answers: readonly OwnAnswer[]): number {
  const at = ({ answeredAt }: OwnAnswer) => answeredAt?.getTime() ?? 0;
  return (
    answers.toSorted((one, other) => at(other) - at(one) || other.position - one.position)[0]?.position ?? 1
  );
}

function questionRoute(app: Application): void {
  route(app, quiz.question, async ({ params: { eventId, page }, account }) => {
    const taker = { eventId, userId: account.id };
    const taking = await findCurrent(app, taker);
    const refusal = quizRefusal(taking, taking.now);
    if (refusal !== undefined) return refuseTaking(refusal, taker, taking.state !== null);
    if (page < 1 || page > taking.totalQuestions) return refuse('NOT_FOUND');
    if (taking.state === null) await startAttempt(app, taker);
    // Read after the start: from then on nobody changes the questions (QZ-14).
    const question = await findOwnAnswers(app.database, taker)
      .where('quizQuestions.position', '=', page)
      .executeTakeFirst();
    if (question === undefined) return refuse('NOT_FOUND');
    const { totalQuestions } = taking;
    return {
      ...succeed({ ...shown(question), page, totalQuestions }),
      serverNow: taking.now,
      endsAt: taking.endTime,
    };
  });
}

/** Exactly what a taker may see of a question (QZ-2). */
const shown = (question: OwnAnswer) => ({
  id: question.id,
  questionText: question.questionText,
  options: question.options.map(({ text }) => text),
  selectedOption: chosenText(question),
  revision: question.revision ?? 0,
});

function resultsRoute(app: Application): void {
  route(app, quiz.results, async ({ params, account }) => {
    const taker = { eventId: params.eventId, userId: account.id };
    const taking = await findCurrent(app, taker);
    const { state, totalQuestions, answered, correctAnswers, submittedAt } = taking;
    // A void attempt was never submitted, so its keys stay closed too (QZ-2).
    if (state === null || state === 'OPEN' || state === 'VOID') return refuse('NOT_SUBMITTED');
    const score = correctAnswers ?? 0;
    const result = {
      totalQuestions,
      answered: answered ?? 0,
      correctAnswers: score,
      score,
      submittedAt,
      coinsEarned: await findCoins(app.database, taker),
      state,
    };
    return succeed({
      ...result,
      ...(hasEnded(taking, taking.now) && { answers: await reviewed(app, taker) }),
    });
  });
}

function latestRoute(app: Application): void {
  route(app, quiz.latest, async ({ account }) =>
    succeed((await findLatest(app.database, account.id)) ?? null),
  );
}

/** Every question with the own choice and the right one; only for after the end (QZ-2, QZ-23). */
async function reviewed(app: Application, taker: Taker) {
  const rows = await findOwnAnswers(app.database, taker).select('quizQuestions.correctOptionId').execute();
  return rows.map((row) => ({
    questionText: row.questionText,
    options: row.options.map(({ text }) => text),
    selectedOption: chosenText(row),
    correctOption: chosenText({ options: row.options, optionId: row.correctOptionId }) ?? '',
  }));
}
