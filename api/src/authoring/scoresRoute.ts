import { authoring, type CallReceived } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { audit } from '../audit/audit';
import { csvFile, wantsCsv } from '../http/csv';
import type { FinishedReply } from '../http/FinishedReply';
import { closeAttempts, type Rewarding } from '../quiz/closeAttempts';
import { hasEnded } from '../quiz/hasEnded';
import { route } from '../route';
import { succeed } from '../succeed';
import { findAttempts, findChoices, findDifficulty, findQuestions, findQuiz } from './queries';
import { type ScoredRow, scoredRows } from './scoredRows';

/** Attempts on a page that names no size. */
const DEFAULT_SIZE = 50;

export function scoresRoute(app: Application): void {
  const { database } = app;
  route(app, authoring.scores, async ({ params: { eventId }, query, account, now, reply }) => {
    const { title, ended } = await endedBy(app, eventId);
    const all = scoredRows(await findAttempts(database, eventId)).filter(matching(query));
    if (wantsCsv(query.format, reply)) {
      await audit(database, { actorId: account.id, action: 'quiz.export-scores', objectId: eventId }, now);
      return asCsv(all);
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

export function choicesRoute(app: Application): void {
  const { database } = app;
  route(app, authoring.choices, async ({ params: { eventId } }) =>
    succeed((await endedBy(app, eventId)).ended ? await findChoices(database, eventId) : null),
  );
}

/** The quiz, and whether it is over; then the attempts that are still open are closed first (QZ-4). */
async function endedBy(rewarding: Rewarding, eventId: string) {
  const quiz = await findQuiz(rewarding, eventId);
  const ended = hasEnded(quiz, quiz.now);
  if (ended) await closeAttempts(rewarding, eventId);
  return { title: quiz.title, ended };
}

const matching =
  ({ q = '', state }: CallReceived<typeof authoring.scores>['query']) =>
  (row: ScoredRow): boolean =>
    (state === undefined || row.state === state) &&
    `${row.name} ${row.email}`.toLowerCase().includes(q.toLowerCase());

const HEAD = ['Rank', 'Name', 'E-mail', 'State', 'Started', 'Submitted', 'Answered', 'Correct', 'Seconds'];

function asCsv(rows: readonly ScoredRow[]): FinishedReply {
  const lines = rows.map((row) => [
    row.rank,
    row.name,
    row.email,
    row.state,
    row.startedAt.toISOString(),
    row.submittedAt?.toISOString() ?? null,
    row.answered,
    row.correctAnswers,
    row.seconds,
  ]);
  return csvFile('quiz-scores.csv', [HEAD, ...lines]);
}
