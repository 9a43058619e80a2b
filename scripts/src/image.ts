import { reportFigures } from './bench/Figure';
import { runDrill } from './image/runDrill';
import { stopClusters } from './postgres/startCluster';
import { printHelp } from './printHelp';
import { root } from './test/runProgram';

const USAGE = `npm run image -- drill   runs each instruction of deploy/Dockerfile in an empty folder, then the result
                         behind nginx, and prints sizes and times; needs root, PostgreSQL and a few minutes`;

printHelp(USAGE);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopClusters().finally(() => process.exit(130)));

try {
  if (process.argv[2] !== 'drill') throw new Error(USAGE);
  reportFigures(await runDrill(root));
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
