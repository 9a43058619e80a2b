import { homepage } from '@marquee/shared-contracts';
import { systemClock } from '../../../api/src/clock';
import { migrate } from '../../../api/src/database/migrate';
import { openServer } from '../../../api/src/database/openDatabase';
import { seedCrowd } from '../../../api/src/proof/seedCrowd';
import { seed } from '../../../api/src/seed/seed';
import { findPostgres } from '../postgres/findPostgres';
import { startCluster } from '../postgres/startCluster';
import { measureRate } from './api/measureRate';
import { registrationRush } from './api/registrationRush';
import { startServing } from './api/startServing';

const PEOPLE = 2000;
const SEATS = 500;

/** The figures of the API that are ratios within one run, and the rush for the seats; on a PostgreSQL of our own. */
export async function benchApi(): Promise<void> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('The bench needs PostgreSQL: apt-get install postgresql');
  const cluster = await startCluster(programs);
  try {
    const database = openServer(cluster.url);
    await migrate(database);
    await seed(database, systemClock);
    const crowd = await seedCrowd(database, { people: PEOPLE, events: 1, seats: SEATS });
    await database.destroy();
    await comparePublicList(cluster.url);
    const api = await startServing(cluster.url);
    const { taken, refused, other, seconds } = await registrationRush(api.address, crowd);
    await api.stop();
    console.log(
      `${PEOPLE} people for ${SEATS} seats: ${taken} registered, ${refused} refused, ${other} other, ${seconds.toFixed(1)} s`,
    );
  } finally {
    await cluster.stop();
  }
}

/** In turns, so that a change of the machine's mood meets both; the better of each counts. */
async function comparePublicList(databaseUrl: string): Promise<void> {
  const best = { bare: 0, list: 0 };
  for (let turn = 0; turn < 3; turn += 1) {
    const bare = await startServing();
    best.bare = Math.max(best.bare, await measureRate(bare.address, { path: '/' }));
    await bare.stop();
    const api = await startServing(databaseUrl);
    best.list = Math.max(
      best.list,
      await measureRate(api.address, { path: `${homepage.events.path}?size=20` }),
    );
    await api.stop();
  }
  const ratio = (best.list / best.bare).toFixed(2);
  console.log(
    `Public list: ${best.list.toFixed(0)}/s against ${best.bare.toFixed(0)}/s of a bare server, ratio ${ratio} (at least 0.80)`,
  );
}
