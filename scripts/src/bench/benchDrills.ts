import { requirePostgres } from '../postgres/findPostgres';
import { startCluster } from '../postgres/startCluster';
import { type Figure, reportFigures } from './Figure';
import { codesBesideBulk } from './drills/codesBesideBulk';
import { databaseRestarts } from './drills/databaseRestarts';
import type { Drill } from './drills/Drill';
import { hallSubmits } from './drills/hallSubmits';
import { killedServer } from './drills/killedServer';
import { mailsAtCrash } from './drills/mailsAtCrash';
import { manyCallers } from './drills/manyCallers';
import { oneCampus } from './drills/oneCampus';
import { silentDatabase } from './drills/silentDatabase';
import { selectNamed } from './selectNamed';

const drills: Readonly<Record<string, Drill>> = {
  codesBesideBulk,
  databaseRestarts,
  hallSubmits,
  killedServer,
  mailsAtCrash,
  manyCallers,
  oneCampus,
  silentDatabase,
};

/** Runs every drill, or those of `names`, each on its own temporary PostgreSQL. */
export async function benchDrills(names: readonly string[]): Promise<void> {
  const programs = requirePostgres();
  const figures: Figure[] = [];
  for (const [name, run] of selectNamed(drills, names)) {
    console.error(`Running ${name} …`);
    const cluster = await startCluster(programs);
    figures.push(...(await run(cluster).finally(() => cluster.stop())));
  }
  reportFigures(figures);
}
