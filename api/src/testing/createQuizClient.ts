import { type CallInput, quiz } from '@marquee/shared-contracts';
import type { TestAccount } from './buildAccount';
import type { TestQuiz } from './buildQuiz';
import type { TestApp } from './buildTestApp';

type AnswerBody = CallInput<typeof quiz.answer>['body'];

/** The calls of one person at one quiz. Questions of `buildQuiz` have the options yes, which is right, and no. */
export function createQuizClient(test: TestApp, { eventId, questions }: TestQuiz, { token }: TestAccount) {
  const params = { eventId };
  const open = (page: number) => test.call(quiz.question, { params: { eventId, page: String(page) } }, token);
  return {
    progress: () => test.call(quiz.progress, { params }, token),
    open,
    answer: (page: number, body: AnswerBody) =>
      test.call(quiz.answer, { params: { eventId, questionId: questions[page - 1]?.id ?? '' }, body }, token),
    submit: () => test.call(quiz.submit, { params }, token),
    results: () => test.call(quiz.results, { params }, token),
    board: () => test.call(quiz.leaderboardAndScores, { params }, token),
  };
}
