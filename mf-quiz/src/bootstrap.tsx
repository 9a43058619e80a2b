import { quizEditor, quiz, type AttemptScore } from '@marquee/shared-contracts';
import {
  type FakeApi,
  FAKE_QUIZ_ID,
  FakeQuiz,
  hoursFromNow,
  sampleId,
  sampleLeaderboard,
  success,
} from '@marquee/shared-contracts/testing';

const attempt: AttemptScore = {
  id: sampleId(1),
  name: 'Ravi K',
  email: 'ravi@demo.test',
  state: 'SUBMITTED',
  startedAt: hoursFromNow(-3),
  submittedAt: hoursFromNow(-2),
  answered: 9,
  correctAnswers: 8,
  seconds: 200,
  rank: 1,
};

/** Fake API for running this remote alone: a quiz of three questions, its leaderboard and, with `?as=host`, its scores. */
export function bootstrap(api: FakeApi): void {
  const fakeQuiz = new FakeQuiz(api);
  const { topScores, ...board } = sampleLeaderboard();
  const others = topScores.filter(({ own }) => !own).map((row) => ({ ...row, rank: 1 }));
  api.on(quiz.latest, () => success({ eventId: FAKE_QUIZ_ID }));
  api.on(quiz.leaderboardAndScores, () =>
    fakeQuiz.state === 'SUBMITTED'
      ? success({ ...board, topScores })
      : success({ ...board, topScores: others, total: 1, rank: null, participantDetails: null }),
  );
  api.on(quizEditor.scores, () => ({
    status: 'SUCCESS' as const,
    content: [attempt],
    totalPages: 1,
    totalElements: 1,
    number: 0,
    title: 'Circuit Quiz',
    totalQuestions: 10,
    ended: false,
    questions: null,
  }));
}
