import type { Database } from '../database/Database';
import { scoreAttempts } from '../quiz/queries';
import { attendees } from './attendees';
import { type DemoEvent, instantOf } from './DemoEvent';
import { demoEvents } from './demoEvents';
import { demoId } from './demoId';
import type { DemoPerson } from './people';
import { type DemoQuestion, questions } from './questions';

/** How many questions each quiz has. */
const QUESTIONS: Readonly<Record<string, number>> = { 'grand-quiz': 12, 'weekend-quiz': 8 };

/** The finished quiz, which everybody who registered has taken. */
const TAKEN = 'grand-quiz';

/** Who did exactly as somebody else: places in the order of arrival. */
const TWINS: Readonly<Record<number, number>> = { 17: 1, 23: 5 };

/** Questions, and for the finished quiz everybody's answers, which `scoreAttempts` then counts like any others. */
export async function seedQuizzes(database: Database, now: Date): Promise<void> {
  const rows = demoEvents.flatMap(({ key }) =>
    questions.slice(0, QUESTIONS[key] ?? 0).map((question, index) => questionRow(key, question, index)),
  );
  await database.insertInto('quizQuestions').values(rows).execute();
  for (const event of demoEvents) if (event.key === TAKEN) await seedAttempts(database, event, now);
}

const optionId = (key: string, question: number, text: string): string =>
  demoId('option', key, String(question), text);

function questionRow(key: string, [text, right, ...wrong]: DemoQuestion, index: number) {
  const shown = wrong.toSpliced((index * 5 + 1) % 4, 0, right);
  return {
    eventId: demoId('event', key),
    id: demoId('question', key, String(index)),
    position: index + 1,
    questionText: text,
    options: JSON.stringify(shown.map((option) => ({ id: optionId(key, index, option), text: option }))),
    correctOptionId: optionId(key, index, right),
  };
}

async function seedAttempts(database: Database, event: DemoEvent, now: Date): Promise<void> {
  const taken = attendees(event).map((person, place) => attemptOf(event, { person, place }, now));
  await database
    .insertInto('attempts')
    .values(taken.map(({ attempt }) => attempt))
    .execute();
  await database
    .insertInto('answers')
    .values(taken.flatMap(({ answers }) => answers))
    .execute();
  await scoreAttempts(database, demoId('event', event.key));
}

/**
 * How one person took the quiz, by their place alone. Everybody knows some of the twelve questions, at a pace of their
 * own; every tenth runs out of patience and is submitted at the end with two questions open.
 */
function attemptOf(event: DemoEvent, { person, place }: { person: DemoPerson; place: number }, now: Date) {
  const like = TWINS[place] ?? place;
  const key = { eventId: demoId('event', event.key), userId: demoId('account', person.key) };
  const startedAt = new Date(instantOf(event.time[0], now).getTime() + (5 + place * 4) * 1000);
  const after = (seconds: number): Date => new Date(startedAt.getTime() + seconds * 1000);
  const known = 11 - ((like * 7 + 2) % 9);
  const pace = 22 + ((like * 13) % 37);
  const gaveUp = like % 10 === 9;
  const answers = questions.slice(0, gaveUp ? -2 : undefined).map(([, right, ...wrong], index) => {
    const knows = (index * 7 + like * 3) % questions.length < known;
    const chosen = knows ? right : (wrong[(index + like) % wrong.length] ?? right);
    return {
      ...key,
      questionId: demoId('question', event.key, String(index)),
      optionId: optionId(event.key, index, chosen),
      answeredAt: after((index + 1) * pace),
    };
  });
  const attempt = {
    ...key,
    startedAt,
    state: gaveUp ? ('AUTO_SUBMITTED' as const) : ('SUBMITTED' as const),
    submittedAt: gaveUp ? instantOf(event.time[1], now) : after(questions.length * pace + 3),
  };
  return { attempt, answers };
}
