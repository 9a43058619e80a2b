import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';

const DAY_MS = 86_400_000;

/** chosen: visitors that one network counts as at most, so that an address with many cookies is one small voice. */
const NETWORK_MAX = 5;

/** chosen: one network in this many is cut at each end, at least one: those that failed most and least. */
const CUT_ONE_IN = 50;

/** A release in one page load of a visitor; visitor and network are keyed hashes. */
export interface CanaryPage {
  remote: string;
  version: string;
  page: string;
  visitor: string;
  network: string;
  failed: boolean;
  reportedAt: Date;
}

/**
 * Saves page loads, each once for a release; a page that failed once has failed. Sorted to prevent deadlocks between
 * instances, and one parameter, because a crowd's batch exceeds the number of parameters.
 */
export async function saveCanaryPages(database: Database, pages: readonly CanaryPage[]): Promise<void> {
  await sql`
    insert into canary_pages (remote, version, page, visitor, network, failed, reported_at)
    select remote, version, page, visitor, network, failed, "reportedAt"
    from json_to_recordset(${JSON.stringify(pages)}::json) as given (
      remote text, version text, page text, visitor text, network text, failed boolean, "reportedAt" timestamptz
    )
    order by remote, version, page
    on conflict (remote, version, page) do update set failed = canary_pages.failed or excluded.failed`.execute(
    database,
  );
}

/** What visitors report of a release in a canary, after the caps and cuts (RL-36). */
export interface CanaryFigures {
  remote: string;
  version: string;
  visitors: number;
  failing: number;
  networks: number;
}

/**
 * Weighs the last 24 hours: a visitor is the share of own page loads that failed, a network at most `NETWORK_MAX`
 * visitors, and the networks at both ends are cut.
 */
export async function findCanaryFigures(database: Database, now: Date): Promise<CanaryFigures[]> {
  const { rows } = await sql<CanaryFigures>`
    with visitors as (
      select remote, version, network, visitor, avg(failed::int) as failing from canary_pages
      where reported_at > ${new Date(now.getTime() - DAY_MS)}
      group by remote, version, network, visitor
    ), networks as (
      select remote, version, network, least(count(*), ${NETWORK_MAX}::int) as weight,
        least(count(*), ${NETWORK_MAX}::int) * avg(failing) as failing
      from visitors
      group by remote, version, network
    ), ranked as (
      select *,
        row_number() over (partition by remote, version order by failing desc, network) as from_worst,
        row_number() over (partition by remote, version order by weight - failing desc, network) as from_best,
        greatest(1, count(*) over (partition by remote, version) / ${CUT_ONE_IN}::int) as cut
      from networks
    )
    select remote, version, coalesce(sum(weight) filter (where is_counted), 0)::float as visitors,
      coalesce(sum(failing) filter (where is_counted), 0)::float as failing, count(*)::int as networks
    from (select *, from_worst > cut and from_best > cut as is_counted from ranked) as judged
    group by remote, version`.execute(database);
  return rows;
}

/** The page loads of a canary are removed after a day. */
export async function purgeCanaryPages(database: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - DAY_MS);
  await database.deleteFrom('canaryPages').where('reportedAt', '<=', cutoff).execute();
}
