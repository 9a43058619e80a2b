import assert from 'node:assert/strict';
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { TestProject } from '../testing/TestProject';
import { lockStore } from './lockStore';

const names = ['mf-one', 'mf-two', 'mf-three', 'mf-four'];
const rounds = 60;
const program = join(import.meta.dirname, '../testing/mover.ts');

/** A process that was there and is gone. */
const gone = (): string => `${String(spawnSync(process.execPath, ['--version']).pid)}-gone`;

describe('a store whose pointers several processes move at once', () => {
  const project = new TestProject();
  const { store } = project;
  let movers: ChildProcess[] = [];

  async function start(name: string): Promise<ChildProcess> {
    const mover = fork(program, [store.directory, name], {
      execArgv: ['--import', import.meta.resolve('tsx')],
    });
    await once(mover, 'message');
    return mover;
  }

  before(async () => {
    project.released({ name: 'shell', version: '1.0.0' });
    for (const name of names) {
      const planted = { name, paths: [`/${name}`] };
      project.released({ ...planted, version: '1.1.0' });
      project.released({ ...planted, version: '1.0.0' });
    }
    movers = await Promise.all(names.map(start));
  });
  after(() => {
    for (const mover of movers) mover.kill();
    project.remove();
  });

  it('loses no move, though a process died over the pointers before each', async () => {
    const revision = store.registry()?.revision ?? 0;
    const dead = gone();
    for (let round = 1; round <= rounds; round += 1) {
      writeFileSync(store.path('.lock'), `${dead}-${String(round)}`);
      const moved = movers.map((mover) => once(mover, 'message'));
      for (const mover of movers) mover.send((round % 99) + 1);
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

  it('is inherited from a process that died while it inherited it', () => {
    const [one, two] = [`${gone()}-1`, `${gone()}-2`];
    writeFileSync(store.path('.lock'), one);
    writeFileSync(store.path(`.lock-${one}`), two);
    assert.equal(
      lockStore(store, () => 'ours'),
      'ours',
    );
  });
});
