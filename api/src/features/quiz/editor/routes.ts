import {
  quizEditor,
  CORRECT_ANSWER_MISSING,
  QUESTION_TEXT_MISSING,
  findQuestionErrors,
  type QuestionForm,
} from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { refreshLeaderboard } from '../leaderboard/leaderboardCache';
import { refuse } from '../../../platform/http/refuse';
import { route, succeed } from '../../../platform/http/route';
import { correctQuestion } from './correctQuestion';
import { disqualifyAttempt } from './disqualifyAttempt';
import { undoDisqualification } from './undoDisqualification';
import { findQuestions, findQuiz } from './queries';
import { addQuestions, replaceQuestions } from './saveQuestions';
import { optionCountsRoute, scoresRoute } from './scoresRoute';

export function quizEditorRoutes(app: Application): void {
  questionRoutes(app);
  correctionRoute(app);
  scoresRoute(app);
  optionCountsRoute(app);
  disqualificationRoutes(app);
}

function disqualificationRoutes(app: Application): void {
  route(app, quizEditor.disqualify, async ({ params: { eventId, attemptId }, body, account, now }) => {
    const reason = body?.reason?.trim() ?? '';
    const disqualification = { eventId, userId: attemptId, actorId: account.id, reason, now };
    await disqualifyAttempt(app.database, disqualification);
    refreshLeaderboard(app.leaderboards, eventId);
    return succeed({ state: 'DISQUALIFIED' as const });
  });
  route(app, quizEditor.undoDisqualify, async ({ params: { eventId, attemptId }, account, now }) => {
    const undo = { eventId, userId: attemptId, actorId: account.id, now };
    const state = await undoDisqualification(app.database, undo);
    refreshLeaderboard(app.leaderboards, eventId);
    return succeed({ state });
  });
}

function questionRoutes(app: Application): void {
  const { database } = app;
  route(app, quizEditor.addQuestions, async ({ params: { eventId }, body, account }) => {
    requireValidQuestions(body.questions);
    const given = { eventId, ...body, actorId: account.id, clock: app.clock };
    const added = await database.transaction().execute((transaction) => addQuestions(transaction, given));
    return succeed(added, 'Quiz questions added successfully!');
  });
  route(app, quizEditor.replaceQuestions, async ({ params: { eventId }, body, account }) => {
    requireValidQuestions(body.questions);
    const given = { eventId, ...body, actorId: account.id, clock: app.clock };
    await database.transaction().execute((transaction) => replaceQuestions(transaction, given));
    return succeed(await readQuiz(app, eventId), 'Quiz questions added successfully!');
  });
  route(app, quizEditor.questions, async ({ params }) => succeed(await readQuiz(app, params.eventId)));
}

function correctionRoute(app: Application): void {
  route(app, quizEditor.correctQuestion, async ({ params, body, account }) => {
    const { was, ...question } = body;
    const errors = findQuestionErrors(question);
    if (errors[0] !== undefined) refuse('VALIDATION', { message: errors[0].message, errors });
    const correction = { ...params, question, was, actorId: account.id, clock: app.clock };
    const remarked = await app.database
      .transaction()
      .execute((transaction) => correctQuestion(transaction, correction));
    refreshLeaderboard(app.leaderboards, params.eventId);
    const { questions } = await readQuiz(app, params.eventId);
    const corrected = questions.find(({ id }) => id === params.questionId) ?? refuse('NOT_FOUND');
    return succeed({ ...corrected, remarked });
  });
}

/** Reports every invalid question by its index; the message is that of the first (QZ-16). */
function requireValidQuestions(questions: readonly QuestionForm[]): void {
  const errors = questions.flatMap((question, index) =>
    findQuestionErrors(question).map(({ field, message }) => ({
      field: `questions.${index}.${field}`,
      message,
    })),
  );
  const first = errors[0]?.message;
  if (first === undefined) return;
  if (first === QUESTION_TEXT_MISSING) refuse('QUESTION_TEXT_MISSING', { errors });
  refuse(first === CORRECT_ANSWER_MISSING ? 'CORRECT_ANSWER_MISSING' : 'VALIDATION', { errors });
}

async function readQuiz(app: Application, eventId: string) {
  const { category, title, showScores, locked } = await findQuiz(app, eventId);
  if (category !== 'quiz') return refuse('NOT_A_QUIZ');
  const questions = await findQuestions(app.database, eventId);
  return {
    title,
    showScores,
    locked,
    questions: questions.map(({ id, questionText, options, correctOptionId }) => ({
      id,
      questionText,
      options: options.map(({ text }) => text),
      correctAnswer: options.find((option) => option.id === correctOptionId)?.text ?? '',
    })),
  };
}
