import { findPostgres } from '../postgres/findPostgres';
import { startCluster } from '../postgres/startCluster';
import { type Figure, figureTable } from './api/Figure';
import { codesBesideBulk } from './drills/codesBesideBulk';
import { databaseRestarts } from './drills/databaseRestarts';
import type { Drill } from './drills/Drill';
import { hallSubmits } from './drills/hallSubmits';
import { killedServer } from './drills/killedServer';
import { mailsAtCrash } from './drills/mailsAtCrash';
import { manyCallers } from './drills/manyCallers';
import { oneCampus } from './drills/oneCampus';
import { silentDatabase } from './drills/silentDatabase';

/** Each in a file of `drills/`. */
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

/** Plays every drill, or those of `names`; fails where a target is missed. */
export async function benchDrills(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !(name in drills));
  if (unknown !== undefined)
    throw new Error(`There is no drill "${unknown}": ${Object.keys(drills).join(', ')}.`);
  const programs = findPostgres();
  if (programs === undefined) throw new Error('The drills need PostgreSQL: apt-get install postgresql');
  const figures: Figure[] = [];
  for (const [name, play] of Object.entries(drills)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.error(`Playing ${name} …`);
    const cluster = await startCluster(programs);
    figures.push(...(await play(cluster).finally(() => cluster.stop())));
  }
  for (const line of figureTable(figures)) console.log(line);
  if (figures.some(({ met }) => met === false)) process.exitCode = 1;
}
