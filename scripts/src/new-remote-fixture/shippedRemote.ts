import Fastify from 'fastify';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documents } from '../../../api/src/documents/documents';
import { PublishedRegistry } from '../../../api/src/documents/PublishedRegistry';
import { remoteCommand } from '../remote-command/remoteCommand';
import { buildAll, root } from '../store/buildAll';
import { Store } from '../store/Store';

/**
 * A team's folder of its own, in which `mf-room-plan` was made, built, checked, published and promoted by the command, as
 * a person calls it, into a copy of the built store; served as `npm start` serves it, without API.
 */
export async function shippedRemote() {
  const built = new Store(path.resolve(root, process.env['STORE_DIR'] ?? '.store'));
  await buildAll(built);
  const cwd = mkdtempSync(path.join(tmpdir(), 'marquee-new-'));
  const store = new Store(path.join(cwd, '.store'));
  mkdirSync(store.directory);
  const isKept = (source: string) => !/\/\.(unfinished|lock)/.test(source.slice(built.directory.length));
  cpSync(built.directory, store.directory, { recursive: true, filter: isKept });
  symlinkSync(path.join(root, 'node_modules'), path.join(cwd, 'node_modules'));
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  const orders = ['new', 'build', 'check', 'publish', 'promote'];
  for (const order of orders) {
    const args = [order, 'mf-room-plan', ...(order === 'promote' ? ['--to', 'stable'] : [])];
    if ((await remoteCommand(args, { cwd, env: { USER: 'a team' }, say })) !== 0)
      throw new Error(`${order} was refused.`);
  }
  const app = Fastify();
  await app.register(documents, { published: new PublishedRegistry(store.directory) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    rmSync(cwd, { recursive: true, force: true });
  };
  return { address, close };
}
