import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveDocuments } from '../loading-fixture/serveDocuments';
import { copyOfStore } from '../loading-fixture/copyOfStore';
import { remoteCommand } from '../remote-command/remoteCommand';
import { root } from '../store/buildAll';
import { promote } from '../store/promote';

/**
 * A team's folder of its own, in which `mf-room-plan` was made, built, published and, once checked, promoted by the
 * command, as a person calls it, into a copy of the built store; served as `npm start` serves it, without API.
 */
export async function shippedRemote() {
  const cwd = mkdtempSync(path.join(tmpdir(), 'marquee-new-'));
  const { store, shell, remotes } = await copyOfStore(path.join(cwd, '.store'));
  promote(store, { shell, remotes });
  symlinkSync(path.join(root, 'node_modules'), path.join(cwd, 'node_modules'));
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  const orders = ['new', 'build', 'publish', 'promote'];
  for (const order of orders) {
    const args = [order, 'mf-room-plan', ...(order === 'promote' ? ['--to', 'stable'] : [])];
    if ((await remoteCommand(args, { cwd, env: { USER: 'a team' }, say })) !== 0)
      throw new Error(`${order} was refused.`);
  }
  const served = await serveDocuments(store);
  const close = async () => {
    await served.close();
    rmSync(cwd, { recursive: true, force: true });
  };
  return { address: served.address, close };
}
