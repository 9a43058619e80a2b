import { systemClock } from '../../../api/src/platform/clock';
import { migrate } from '../../../api/src/platform/database/migrate';
import { openServer } from '../../../api/src/platform/database/openDatabase';
import { seedDemoData } from '../../../api/src/seed/seedDemoData';
import { findPostgres } from '../postgres/findPostgres';
import { startCluster } from '../postgres/startCluster';
import { answerRate } from './api/answerRate';
import { type Figure, figureTable } from './api/Figure';
import { messageToAll } from './api/messageToAll';
import { ownRank } from './api/ownRank';
import { savePeople } from './api/people';
import { perCore } from './api/perCore';
import { publicList } from './api/publicList';
import { registrationRush } from './api/registrationRush';
import { steadyAnswers } from './api/steadyAnswers';
import type { Stage } from './api/Stage';

const measurements = {
  publicList,
  answerRate,
  ownRank,
  steadyAnswers,
  perCore,
  registrationRush,
  messageToAll,
};

/** As many as there are attempts on the largest board. */
const PEOPLE = 100_000;
const LOGGED_IN = 2_100;

/** Every figure of the API on a PostgreSQL of our own; `names` chooses some. Fails where a target is missed. */
export async function benchApi(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !(name in measurements));
  if (unknown !== undefined)
    throw new Error(`There is no figure "${unknown}": ${Object.keys(measurements).join(', ')}.`);
  const programs = findPostgres();
  if (programs === undefined) throw new Error('The bench needs PostgreSQL: apt-get install postgresql');
  const cluster = await startCluster(programs);
  const database = openServer(cluster.url);
  try {
    await migrate(database);
    await seedDemoData(database, systemClock);
    await savePeople(database, PEOPLE, LOGGED_IN);
    const figures = await measureAll({ url: cluster.url, database }, names);
    for (const line of figureTable(figures)) console.log(line);
    if (figures.some(({ met }) => met === false)) process.exitCode = 1;
  } finally {
    await database.destroy();
    await cluster.stop();
  }
}

async function measureAll(stage: Stage, names: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(measurements)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.error(`Measuring ${name} …`);
    figures.push(...(await measure(stage)));
  }
  return figures;
}
