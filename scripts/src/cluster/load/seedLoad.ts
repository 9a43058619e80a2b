import { sql } from 'kysely';
import { PasswordHasher } from '../../../../api/src/platform/access/PasswordHasher';
import type { Database } from '../../../../api/src/platform/database/Database';
import { migrate } from '../../../../api/src/platform/database/migrate';
import { openServer } from '../../../../api/src/platform/database/openDatabase';
import { saveEvent } from '../../../../api/src/testing/contract-tests/seedCrowd';
import { getPersonId, savePeople } from '../../bench/api/people';
import { type BenchQuiz, saveAttempts, saveQuiz } from '../../bench/api/saveQuiz';

/** People with sessions, and what they write. */
export interface Crowd {
  people: number;
  password: string;
  /** Events for registrations. */
  eventIds: string[];
  favouriteIds: string[];
  /** Quizzes with open attempts. */
  quizzes: BenchQuiz[];
  /** Quizzes whose attempts have an answer and await their submit. */
  endingIds: string[];
}

const PASSWORD = 'Right@123';

async function saveQuizzes(database: Database, people: number, count: number): Promise<BenchQuiz[]> {
  const quizzes: BenchQuiz[] = [];
  while (quizzes.length < count) {
    const quiz = await saveQuiz(database);
    await saveAttempts(database, quiz.eventId, { count: people, submitted: false });
    quizzes.push(quiz);
  }
  return quizzes;
}

async function answerFirst(database: Database, { eventId, questions }: BenchQuiz): Promise<void> {
  const [question] = questions;
  await sql`insert into answers (event_id, user_id, question_id, option_id, answered_at)
    select event_id, user_id, ${question?.id}::uuid, ${question?.optionId}::uuid, now()
    from attempts where event_id = ${eventId}`.execute(database);
}

async function saveEvents(database: Database, ownerId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await saveEvent(database, { ownerId }));
  return ids;
}

/** Migrates the database at `url` and saves enough for a minute and a half of writes by each `people`. */
export async function seedLoad(url: string, people: number): Promise<Crowd> {
  const database = openServer(url);
  try {
    await migrate(database);
    await savePeople(database, people + 1, people);
    const passwordHash = await new PasswordHasher().hash(PASSWORD);
    await database.updateTable('accounts').set({ passwordHash }).execute();
    // Hosts cannot register for their own events, so the owner is another person.
    const owner = getPersonId(people + 1);
    const eventIds = await saveEvents(database, owner, 12);
    const favouriteIds = await saveEvents(database, owner, 16);
    const quizzes = await saveQuizzes(database, people, 3);
    const ending = await saveQuizzes(database, people, 2);
    for (const quiz of ending) await answerFirst(database, quiz);
    const endingIds = ending.map(({ eventId }) => eventId);
    return { people, password: PASSWORD, eventIds, favouriteIds, quizzes, endingIds };
  } finally {
    await database.destroy();
  }
}
