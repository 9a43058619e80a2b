import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../../api/src/platform/database/Database';
import { saveEvent } from '../../../../api/src/testing/contract-tests/seedCrowd';
import { getPersonId } from './people';

const HOUR_MS = 3_600_000;
const QUESTIONS = 10;

export interface BenchQuiz {
  eventId: string;
  /** Each with the text and id of its correct option. */
  questions: { id: string; optionId: string; text: string }[];
}

/** Saves a quiz that started an hour ago and ends in two hours; its owner is the first person. */
export async function saveQuiz(database: Database): Promise<BenchQuiz> {
  const now = Date.now();
  const addHours = (hours: number) => new Date(now + hours * HOUR_MS);
  const eventId = await saveEvent(database, {
    ownerId: getPersonId(1),
    category: 'quiz',
    startTime: addHours(-1),
    registerEnd: addHours(2),
    endTime: addHours(2),
  });
  const questions = Array.from({ length: QUESTIONS }, () => ({
    id: uuidv7(),
    optionId: uuidv7(),
    text: 'yes',
  }));
  const rows = questions.map(({ id, optionId, text }, index) => ({
    eventId,
    id,
    position: index + 1,
    questionText: `Question ${index + 1}?`,
    options: JSON.stringify([
      { id: optionId, text },
      { id: uuidv7(), text: 'no' },
    ]),
    correctOptionId: optionId,
  }));
  await database.insertInto('quizQuestions').values(rows).execute();
  return { eventId, questions };
}

/** Registers the people 1 to `count` with an attempt each, open or submitted. */
export async function saveAttempts(
  database: Database,
  eventId: string,
  { count, submitted }: { count: number; submitted: boolean },
): Promise<void> {
  for (let from = 1; from <= count; from += BATCH_SIZE)
    await saveBatch(database, { eventId, from, to: Math.min(count, from + BATCH_SIZE - 1), submitted });
  await sql`analyze`.execute(database);
}

/** Rows per statement, which the connection cuts after eight seconds. */
const BATCH_SIZE = 5_000;

async function saveBatch(
  database: Database,
  { eventId, from, to, submitted }: { eventId: string; from: number; to: number; submitted: boolean },
): Promise<void> {
  await sql`
    insert into registrations (event_id, user_id, id, registered_at, first_name, last_name, email, phone_number,
      institute, type, course, duration)
    select ${eventId}::uuid, md5('person ' || n)::uuid, gen_random_uuid(), now(), 'Priya', 'Nair',
      'bench-' || n || '@example.org', '9876543210', '', 'Others', '', ''
    from generate_series(${from}::int, ${to}::int) n`.execute(database);
  await sql`
    insert into attempts (event_id, user_id, state, started_at, submitted_at, answered, correct_answers, last_answer_at)
    select ${eventId}::uuid, md5('person ' || n)::uuid, s.state, now() - interval '50 minutes', s.at, s.answered,
      case when s.answered is null then null else n % 11 end, s.at
    from generate_series(${from}::int, ${to}::int) n
    cross join lateral (select
      case when ${submitted}::boolean then 'SUBMITTED' else 'OPEN' end as state,
      case when ${submitted}::boolean then now() - make_interval(secs => (n * 7919) % 2400) end as at,
      case when ${submitted}::boolean then 10 end as answered) s`.execute(database);
}
