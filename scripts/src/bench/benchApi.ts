import { systemClock } from '../../../api/src/platform/clock';
import { migrate } from '../../../api/src/platform/database/migrate';
import { openServer } from '../../../api/src/platform/database/openDatabase';
import { seedDemoData } from '../../../api/src/seed/seedDemoData';
import { startCluster } from '../postgres/startCluster';
import { answerRate } from './api/answerRate';
import { callCosts } from './api/callCosts';
import { eventSearch } from './api/eventSearch';
import { type Figure, reportFigures } from './Figure';
import { messageToAll } from './api/messageToAll';
import { ownRank } from './api/ownRank';
import { savePeople } from './api/people';
import { perCore } from './api/perCore';
import { publicList } from './api/publicList';
import { registrationIndex } from './api/registrationIndex';
import { registrationRush } from './api/registrationRush';
import { steadyAnswers } from './api/steadyAnswers';
import type { BenchContext } from './api/BenchContext';
import { selectNamed } from './selectNamed';

const measurements = {
  publicList,
  answerRate,
  ownRank,
  steadyAnswers,
  perCore,
  callCosts,
  registrationIndex,
  registrationRush,
  messageToAll,
  // Last, because its events would lengthen the public list.
  eventSearch,
};

/** The number of attempts on the largest leaderboard. */
const PEOPLE = 100_000;
const LOGGED_IN = 2_100;

/** Measures the API on a temporary PostgreSQL: every figure, or those of `names`. */
export async function benchApi(names: readonly string[]): Promise<void> {
  const selected = selectNamed(measurements, names);
  const cluster = await startCluster();
  const database = openServer(cluster.url);
  try {
    await migrate(database);
    await seedDemoData(database, systemClock);
    await savePeople(database, PEOPLE, LOGGED_IN);
    const context: BenchContext = { url: cluster.url, database };
    const figures: Figure[] = [];
    for (const [name, measure] of selected) {
      console.error(`Measuring ${name} …`);
      figures.push(...(await measure(context)));
    }
    reportFigures(figures);
  } finally {
    await database.destroy();
    await cluster.stop();
  }
}
