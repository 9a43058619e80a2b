import { quizEditor, type CallReceived } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import { CsvStream, isCsvRequested } from '../../../platform/http/toCsv';
import { closeAttempts, type QuizContext } from '../closeAttempts';
import { hasQuizEnded } from '../hasQuizEnded';
import { route, succeed } from '../../../platform/http/route';
import { listScoreLines } from './listScoreLines';
import { findAttempts, findOptionCounts, findDifficulty, findQuestions, findQuiz } from './queries';
import { type ScoreRow, toScoreRows } from './toScoreRows';

/** Default page size. */
const DEFAULT_SIZE = 50;

export function scoresRoute(app: Application): void {
  const { database } = app;
  route(app, quizEditor.scores, async ({ params: { eventId }, query, account, now, reply }) => {
    const { title, ended } = await closeEndedQuiz(app, eventId);
    const all = toScoreRows(await findAttempts(database, eventId)).filter(createFilter(query));
    if (isCsvRequested(query.format, reply)) {
      await writeAuditEntry(
        database,
        { actorId: account.id, action: 'quiz.export-scores', objectId: eventId },
        now,
      );
      return new CsvStream('quiz-scores.csv', listScoreLines(database, eventId, all));
    }
    const { page = 0, size = DEFAULT_SIZE } = query;
    return {
      status: 'SUCCESS' as const,
      content: all.slice(page * size, (page + 1) * size),
      totalPages: Math.ceil(all.length / size),
      totalElements: all.length,
      number: page,
      title,
      totalQuestions: (await findQuestions(database, eventId)).length,
      ended,
      questions: ended ? await findDifficulty(database, eventId) : null,
    };
  });
}

export function optionCountsRoute(app: Application): void {
  const { database } = app;
  route(app, quizEditor.choices, async ({ params: { eventId } }) =>
    succeed((await closeEndedQuiz(app, eventId)).ended ? await findOptionCounts(database, eventId) : null),
  );
}

/** The quiz and whether it has ended; open attempts of an ended quiz are closed first (QZ-4). */
async function closeEndedQuiz(context: QuizContext, eventId: string) {
  const quiz = await findQuiz(context, eventId);
  const ended = hasQuizEnded(quiz, quiz.now);
  if (ended) await closeAttempts(context, eventId);
  return { title: quiz.title, ended };
}

const createFilter =
  ({ q = '', state }: CallReceived<typeof quizEditor.scores>['query']) =>
  (row: ScoreRow): boolean =>
    (state === undefined || row.state === state) &&
    `${row.name} ${row.email}`.toLowerCase().includes(q.toLowerCase());
