import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startStandaloneServer } from './dev/startStandaloneServer';
import { root } from './releases/store/buildAll';
import { runWebpackCli } from './webpack/runWebpackCli';
import { printHelp } from './printHelp';

const USAGE = `npm run dev                                  the API and the shell, from source
npm run dev -- mf-quiz                       the API and one remote, from source
npm run dev -- mf-quiz --at https://where.it.is.released
npm run dev -- mf-quiz --alone               one remote over the fake API`;

interface DevelopmentArgs {
  /** `shell` or a remote. */
  name: string;
  /** The running product that has the rest. */
  at?: string | undefined;
  alone: boolean;
}

/** @throws with the usage */
function readArgs(args: string[]): DevelopmentArgs {
  const options = { at: { type: 'string' }, alone: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name = 'shell'] = positionals;
  const isRemote = /^mf-[a-z0-9-]+$/.test(name) && existsSync(join(root, name, 'remote.json'));
  if (!isRemote && (name !== 'shell' || values.alone)) throw new Error(USAGE);
  if (values.at !== undefined && !URL.canParse(values.at))
    throw new Error('--at wants the address of a running product.');
  return { name, ...values };
}

async function develop(args: string[]): Promise<void> {
  const { name, at, alone } = readArgs(args);
  const folder = join(root, name);
  const port = Number(process.env['PORT'] ?? 3000);
  if (!alone) {
    const env = at === undefined ? [] : ['--env', `at=${at}`];
    await runWebpackCli(['serve', ...env], { cwd: folder, stdio: 'inherit' });
    return;
  }
  await startStandaloneServer(folder, port);
  process.stdout.write(`${name} over the fake API: http://localhost:${port}\n`);
}

printHelp(USAGE);
develop(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
