import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { execa, execaNode } from 'execa';
import { TestProject } from '../testing/TestProject';
import { lockStore } from './lockStore';

const names = ['mf-one', 'mf-two', 'mf-three', 'mf-four'];
const rounds = 60;
const program = join(import.meta.dirname, '../testing/mover.ts');

/** Starts a process that moves the pointers of one remote by message. */
function startMover(directory: string, name: string) {
  const nodeOptions = ['--import', import.meta.resolve('tsx')];
  return execaNode(program, [directory, name], { nodeOptions, ipc: true, reject: false });
}

/** Returns the lock name of a process that has ended. */
async function createStaleName(): Promise<string> {
  const ended = execa(process.execPath, ['--version']);
  await ended;
  return `${String(ended.pid)}-gone`;
}

describe('a store that several processes change at once', () => {
  const project = new TestProject();
  const { store } = project;
  let movers: ReturnType<typeof startMover>[] = [];

  before(async () => {
    project.writeStable({ name: 'shell', version: '1.0.0' });
    for (const name of names) {
      const testRelease = { name, paths: [`/${name}`] };
      project.writeStable({ ...testRelease, version: '1.1.0' });
      project.writeStable({ ...testRelease, version: '1.0.0' });
    }
    movers = names.map((name) => startMover(store.directory, name));
    await Promise.all(movers.map((mover) => mover.getOneMessage()));
  });
  after(() => {
    for (const mover of movers) mover.kill();
    project.remove();
  });

  it('loses no change, even if each finds the lock of a dead process', async () => {
    const revision = store.registry()?.revision ?? 0;
    const dead = await createStaleName();
    for (let round = 1; round <= rounds; round += 1) {
      writeFileSync(store.path('.lock'), `${dead}-${String(round)}`);
      const moved = movers.map((mover) => mover.getOneMessage());
      await Promise.all(movers.map((mover) => mover.sendMessage((round % 99) + 1)));
      await Promise.all(moved);
    }
    assert.equal(store.registry()?.revision, revision + rounds * names.length);
    const percents = names.map((name) => store.registry()?.remotes[name]?.canary?.percent);
    assert.deepEqual(
      percents,
      names.map(() => rounds + 1),
    );
    assert.deepEqual(
      readdirSync(store.directory).filter((name) => name.startsWith('.lock')),
      [],
    );
  });

  it('takes over a lock whose successor also died', async () => {
    const [one, two] = [`${await createStaleName()}-1`, `${await createStaleName()}-2`];
    writeFileSync(store.path('.lock'), one);
    writeFileSync(store.path(`.lock-${one}`), two);
    assert.equal(
      lockStore(store, () => 'ours'),
      'ours',
    );
  });
});
