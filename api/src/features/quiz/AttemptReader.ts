import type { AttemptState, QuizFacts, ShowScores } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { ApplicationParts } from '../../platform/Application';
import { BatchQueue } from '../../platform/BatchQueue';
import { closeAttempts } from './closeAttempts';
import type { AttemptOwner } from './findOwnAnswers';
import { hasQuizEnded } from './hasQuizEnded';

declare module '../../platform/Application' {
  interface Application {
    readonly attemptReader: AttemptReader;
  }
}

/** People whose attempts are read by one statement. */
const BATCH = 500;

/** A quiz and one person's attempt; `state` is null before the attempt exists. */
export interface CurrentAttempt extends QuizFacts {
  userId: string;
  title: string;
  showScores: ShowScores;
  timezone: string;
  state: AttemptState | null;
  startedAt: Date | null;
  submittedAt: Date | null;
  answered: number | null;
  correctAnswers: number | null;
  /** Coins earned by the attempt, minus revoked coins (GM-1). */
  coins: number;
  /** Database time of the read. */
  now: Date;
}

type Parts = Pick<ApplicationParts, 'database' | 'clock' | 'maxRewardsPerDay'>;

/** Reads many people's attempts in one statement; closes overdue attempts first (QZ-4). */
export class AttemptReader {
  readonly #batches: BatchQueue<string, CurrentAttempt | undefined>;

  constructor(parts: Parts) {
    this.#batches = new BatchQueue({
      perform: (eventId, userIds) => readAttempts(parts, eventId, userIds),
      maxBatchSize: BATCH,
    });
  }

  /** Returns undefined if the event does not exist. */
  read({ eventId, userId }: AttemptOwner): Promise<CurrentAttempt | undefined> {
    return this.#batches.add(eventId, userId);
  }
}

async function readAttempts(
  parts: Parts,
  eventId: string,
  userIds: readonly string[],
): Promise<(CurrentAttempt | undefined)[]> {
  let attempts = await findAttempts(parts, eventId, userIds);
  const isDue = (attempt: CurrentAttempt): boolean =>
    attempt.state === 'OPEN' && hasQuizEnded(attempt, attempt.now);
  if ([...attempts.values()].some(isDue)) {
    await closeAttempts(parts, eventId);
    attempts = await findAttempts(parts, eventId, userIds);
  }
  return userIds.map((userId) => attempts.get(userId));
}

async function findAttempts(
  { database, clock }: Parts,
  eventId: string,
  userIds: readonly string[],
): Promise<Map<string, CurrentAttempt>> {
  const { rows } = await sql<CurrentAttempt>`
    select given.user_id, coalesce(quizzes.title, events.title) as title,
      coalesce(quizzes.show_scores, 'after-submitting') as show_scores,
      events.timezone, events.start_time, events.end_time, events.cancelled_at is not null as cancelled,
      (select count(*)::int from quiz_questions where event_id = events.id) as total_questions,
      attempts.state, attempts.started_at, attempts.submitted_at, attempts.answered, attempts.correct_answers,
      (select coalesce(sum(coins), 0)::int from coin_entries
        where coin_entries.event_id = events.id and coin_entries.user_id = given.user_id) as coins,
      ${clock.sqlNow()} as now
    from events
    cross join (select distinct unnest(${[...userIds]}::uuid[])) as given(user_id)
    left join quizzes on quizzes.event_id = events.id
    left join attempts on attempts.event_id = events.id and attempts.user_id = given.user_id
    where events.id = ${eventId}
  `.execute(database);
  return new Map(rows.map((row) => [row.userId, row]));
}
