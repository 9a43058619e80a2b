import { findPostgres } from '../postgres/findPostgres';
import { startCluster } from '../postgres/startCluster';
import { nodeTestStep } from './nodeTestStep';
import { skippedOutcome, type Step } from './Step';

/** The API's suite once more on a real server of our own: both engines must give the same answers. */
export function postgresStep(root: string): Step {
  const name = 'API on PostgreSQL';
  return {
    group: 'api',
    name,
    run: async () => {
      const programs = findPostgres();
      if (programs === undefined) {
        return skippedOutcome(`${name}: no PostgreSQL on this machine (apt-get install postgresql)`);
      }
      const cluster = await startCluster(programs);
      try {
        const env = { TEST_DATABASE_URL: cluster.url };
        return await nodeTestStep(root, { group: 'api', name, folder: 'api/src', env }).run();
      } finally {
        await cluster.stop();
      }
    },
  };
}
