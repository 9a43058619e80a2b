import { type Kysely, sql } from 'kysely';
import { toNameSkeleton } from '../toNameSkeleton';
import type { SchemaMigration } from './SchemaMigration';

interface NamedTeam {
  eventId: string;
  id: string;
  name: string;
}

/** Teams per statement. */
const BATCH = 1_000;

/**
 * A unique skeleton refuses look-alike team names (TM-1). The column is nullable for the previous release; of
 * existing look-alikes only the oldest gets a skeleton.
 */
export const teamNames: SchemaMigration = {
  compatibleWith: '0013-releases',
  async up(database) {
    await sql`alter table teams add column skeleton text`.execute(database);
    await fillSkeletons(database);
    await sql`create unique index teams_skeleton on teams (event_id, skeleton)`.execute(database);
  },
};

async function fillSkeletons(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<NamedTeam>`
    select event_id as "eventId", id, name from teams order by created_at, id`.execute(database);
  const filled = findFirstTeams(rows);
  for (let from = 0; from < filled.length; from += BATCH) {
    const batch = JSON.stringify(filled.slice(from, from + BATCH));
    await sql`update teams set skeleton = given.skeleton
      from json_to_recordset(${batch}::json) as given (id uuid, skeleton text)
      where teams.id = given.id`.execute(database);
  }
}

/** The first team of each skeleton in its event. */
function findFirstTeams(teams: readonly NamedTeam[]): { id: string; skeleton: string }[] {
  const firsts = new Map<string, { id: string; skeleton: string }>();
  for (const { eventId, id, name } of teams) {
    const skeleton = toNameSkeleton(name);
    const key = `${eventId} ${skeleton}`;
    if (!firsts.has(key)) firsts.set(key, { id, skeleton });
  }
  return [...firsts.values()];
}
