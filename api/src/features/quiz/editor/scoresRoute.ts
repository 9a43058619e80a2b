import { MAX_SEARCH_HITS, quizEditor } from '@marquee/shared-contracts';
import type { Application } from '../../../platform/Application';
import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { Database } from '../../../platform/database/Database';
import { streamRows } from '../../../platform/database/streamRows';
import { type Cell, createCsvReply, isCsvRequested } from '../../../platform/http/toCsv';
import type { StreamedReply } from '../../../platform/http/StreamedReply';
import { closeAttempts, type QuizContext } from '../closeAttempts';
import { hasQuizEnded } from '../hasQuizEnded';
import { route, succeed } from '../../../platform/http/route';
import { saveQuizRanks } from '../leaderboard/quizRanks';
import { findOptionCounts, readEndedQuizCounts, toDifficulty } from './endedQuizCounts';
import { findQuestions, findQuiz } from './queries';
import {
  countMatching,
  type ExportedScore,
  findMatching,
  type ScoreFilter,
  selectExport,
} from './scoreQueries';
import { findScorePage } from './findScorePage';
import { toScoreRow } from './toScoreRow';
import { describePage } from '../../../platform/http/cutPage';

/** Default page size. */
const DEFAULT_SIZE = 50;

export function scoresRoute(app: Application): void {
  const { database } = app;
  route(app, quizEditor.scores, async ({ params: { eventId }, query, account, now, reply }) => {
    const { title, ended } = await closeEndedQuiz(app, eventId);
    const filter = { eventId, q: query.q ?? '', state: query.state, ended };
    const questions = await findQuestions(database, eventId);
    if (isCsvRequested(query.format, reply)) {
      await writeAuditEntry(
        database,
        { actorId: account.id, action: 'quiz.export-scores', objectId: eventId },
        now,
      );
      return createScoresCsv(database, filter, questions);
    }
    const { page = 0, size = DEFAULT_SIZE, after } = query;
    const input = { page, size, after };
    if (ended) await saveQuizRanks(database, eventId);
    const counts = ended ? await readEndedQuizCounts(database, eventId) : undefined;
    const people = filter.q === '' ? undefined : await findMatching(database, filter);
    const total =
      filter.q === ''
        ? (filter.state === undefined && counts?.attempts) || (await countMatching(database, filter))
        : (people?.length ?? MAX_SEARCH_HITS);
    const { rows, next } = await findScorePage(database, { ...filter, people }, input);
    return {
      status: 'SUCCESS' as const,
      content: rows.map(toScoreRow),
      ...describePage({ rows, next, total }, input),
      title,
      totalQuestions: questions.length,
      ended,
      questions: counts === undefined ? null : toDifficulty(questions, counts.chosen),
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

const HEAD = ['Rank', 'Name', 'Email', 'State', 'Started', 'Submitted', 'Answered', 'Correct', 'Seconds'];

type Questions = Awaited<ReturnType<typeof findQuestions>>;

const createScoresCsv = (database: Database, filter: ScoreFilter, questions: Questions): StreamedReply =>
  createCsvReply(
    'quiz-scores.csv',
    [
      ...HEAD,
      ...questions.flatMap(({ questionText }, index) => [questionText, `Question ${index + 1} result`]),
    ],
    toCsvRows(streamRows(database, selectExport(filter)), questions),
  );

/** The text of the chosen option, and whether it is right; both are empty without an answer. */
function formatAnswer(
  { options, correctOptionId }: Questions[number],
  optionId: string | undefined,
): string[] {
  const chosen = options.find((option) => option.id === optionId);
  if (chosen === undefined) return ['', ''];
  return [chosen.text, chosen.id === correctOptionId ? 'right' : 'wrong'];
}

/** Two columns per question follow the figures. Open attempts have no answers yet (LB-5). */
async function* toCsvRows(
  batches: AsyncIterable<ExportedScore[]>,
  questions: Questions,
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches)
    yield rows.map(({ answers, ...attempt }) => {
      const row = toScoreRow(attempt);
      const given = row.state === 'OPEN' ? {} : answers;
      return [
        row.rank,
        row.name,
        row.email,
        row.state,
        row.startedAt.toISOString(),
        row.submittedAt?.toISOString() ?? null,
        row.answered,
        row.correctAnswers,
        row.seconds,
        ...questions.flatMap((question) => formatAnswer(question, given[question.id])),
      ];
    });
}
