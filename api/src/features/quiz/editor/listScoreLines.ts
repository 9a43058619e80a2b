import type { Database } from '../../../platform/database/Database';
import type { CsvLine } from '../../../platform/http/toCsv';
import { findAnswersByPerson, findQuestions } from './queries';
import type { ScoreRow } from './toScoreRows';

/** Attempts whose answers are read by one statement: at most 20,000 answers for the longest quiz. */
const BATCH = 100;

const HEAD = ['Rank', 'Name', 'Email', 'State', 'Started', 'Submitted', 'Answered', 'Correct', 'Seconds'];

type Question = Awaited<ReturnType<typeof findQuestions>>[number];

/** The text of the chosen option, and whether it is right; both are empty without an answer. */
function formatAnswer({ options, correctOptionId }: Question, optionId: string | undefined): string[] {
  const chosen = options.find((option) => option.id === optionId);
  if (chosen === undefined) return ['', ''];
  return [chosen.text, chosen.id === correctOptionId ? 'right' : 'wrong'];
}

const formatFigures = (row: ScoreRow): CsvLine => [
  row.rank,
  row.name,
  row.email,
  row.state,
  row.startedAt.toISOString(),
  row.submittedAt?.toISOString() ?? null,
  row.answered,
  row.correctAnswers,
  row.seconds,
];

/** The lines of the scores' file in batches, with two columns per question. Open attempts have no answers yet (LB-5). */
export async function* listScoreLines(
  database: Database,
  eventId: string,
  rows: readonly ScoreRow[],
): AsyncGenerator<CsvLine[]> {
  const questions = await findQuestions(database, eventId);
  const names = questions.flatMap(({ questionText }, index) => [
    questionText,
    `Question ${index + 1} result`,
  ]);
  yield [[...HEAD, ...names]];
  for (let first = 0; first < rows.length; first += BATCH) {
    const batch = rows.slice(first, first + BATCH);
    const submitted = batch.filter(({ state }) => state !== 'OPEN').map(({ id }) => id);
    const answers = await findAnswersByPerson(database, eventId, submitted);
    yield batch.map((row) => [
      ...formatFigures(row),
      ...questions.flatMap((question) => formatAnswer(question, answers.get(row.id)?.get(question.id))),
    ]);
  }
}
