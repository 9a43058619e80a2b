import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCatalogue, runStorybook } from './catalogue/buildCatalogue';
import { root } from './releases/store/buildAll';
import { printHelp } from './printHelp';

printHelp(`npm run catalogue              shows the components with hot reload, at PORT (6006)
npm run catalogue -- --build   writes .cache/catalogue`);

/** `npm run catalogue` shows the components with hot reload, at PORT (6006); `--build` writes `.cache/catalogue`. */
const { values } = parseArgs({ options: { build: { type: 'boolean', default: false } } });
const folder = join(root, 'shared-contracts');
const output = join(root, '.cache/catalogue');

try {
  if (values.build) {
    await buildCatalogue(folder, output);
    process.stdout.write(`Built ${output}.\n`);
  } else {
    const port = process.env['PORT'] ?? '6006';
    process.stdout.write(`The catalogue: http://localhost:${port}\n`);
    const flags = ['--port', port, '--host', 'localhost', '--ci', '--no-version-updates'];
    const { exitCode } = await runStorybook(folder, ['dev', ...flags], 'inherit');
    process.exitCode = exitCode ?? 1;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
