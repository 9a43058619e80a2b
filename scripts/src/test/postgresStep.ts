import { findPostgres } from '../postgres/findPostgres';
import { startCluster } from '../postgres/startCluster';
import { nodeTestStep } from './nodeTestStep';
import { type Outcome, skippedOutcome, type Step } from './Step';

/** Runs tests with the address of a temporary PostgreSQL. */
export async function onPostgres(name: string, run: (url: string) => Promise<Outcome>): Promise<Outcome> {
  const programs = findPostgres();
  if (programs === undefined)
    return skippedOutcome(`${name}: no PostgreSQL on this machine (apt-get install postgresql)`);
  const cluster = await startCluster(programs);
  try {
    return await run(cluster.url);
  } finally {
    await cluster.stop();
  }
}

/** The API's suite once more on a real server: both engines must give the same answers. */
export function postgresStep(root: string): Step {
  const [group, name] = ['api', 'API on PostgreSQL'] as const;
  const run = (url: string) =>
    nodeTestStep(root, {
      group,
      name,
      folder: 'api/src',
      compiled: true,
      env: { TEST_DATABASE_URL: url },
    }).run();
  return { group, name, run: () => onPostgres(name, run) };
}
