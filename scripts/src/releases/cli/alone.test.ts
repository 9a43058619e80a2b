import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { execa } from 'execa';
import { root } from '../store/buildAll';
import type { Store } from '../store/Store';
import type { Contract } from '../contract/Contract';
import { formatContractReport } from '../contract/formatContractReport';
import { directoryStorage } from '../storage/directoryStorage';
import { remoteCommand } from './remoteCommand';
import { TestProject } from '../testing/TestProject';

/** Another team's machine: its folder, what it installs from the store, and the libraries of the registry. */
async function install(folder: string, store: Store): Promise<void> {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@marquee'), { recursive: true });
  const libraries = readdirSync(join(root, 'node_modules')).filter(
    (name) => name !== '@marquee' && name !== '.bin',
  );
  for (const name of libraries) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const [name, version] of [
    ['shared-contracts', '2.0.0'],
    ['scripts', '0.1.0'],
  ] as const) {
    const to = join(modules, '@marquee', name);
    mkdirSync(to);
    const tarball = store.path(name, version, 'package.tgz');
    await execa('tar', ['-xzf', tarball, '-C', to, '--strip-components', '1']);
  }
}

describe('a team with only its own folder', () => {
  const project = new TestProject();
  const folder = join(mkdtempSync(join(tmpdir(), 'marquee-team-')), 'mf-quiz');
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);

  before(async () => {
    project.released(
      { name: 'shell', version: '1.0.0' },
      { name: 'mf-auth', version: '1.0.0', paths: ['/login'] },
    );
    const given = { cwd: root, env: { STORE_DIR: project.store.directory }, say };
    for (const name of ['shared-contracts', 'scripts'])
      assert.equal(await remoteCommand(['publish', name], given), 0, lines.join('\n'));
    const kept = (source: string) => !/\/(node_modules|dist)$/.test(source);
    cpSync(join(root, 'mf-quiz'), folder, { recursive: true, filter: kept });
    await install(folder, project.store);
  });
  after(() => {
    project.remove();
    rmSync(dirname(folder), { recursive: true, force: true });
  });

  it('installs contracts and recipe from the store, builds and publishes, and changes nobody else’s file', async () => {
    assert.ok(existsSync(join(folder, 'node_modules/@marquee/shared-contracts/remote.schema.json')));
    const others = project.hashes();
    const command = join(folder, 'node_modules/@marquee/scripts/marquee-remote.mjs');
    const env = { STORE_DIR: project.store.directory };
    for (const order of ['build', 'publish']) {
      const { stdout } = await execa(process.execPath, [command, order, 'mf-quiz'], { cwd: folder, env });
      assert.match(
        stdout,
        order === 'build' ? /Built mf-quiz 1\.0\.0: \d+ files/ : /Published mf-quiz 1\.0\.0 as/,
      );
    }
    const release = project.store.release('mf-quiz', '1.0.0');
    assert.deepEqual(release.chunks['QuizScreen'], ['QuizScreen.css', 'QuizScreen.js']);
    assert.equal(release.requires['@marquee/shared-contracts/ui'], '^2.0.0');
    assert.ok(release.uses.includes('quiz.answer') && release.uses.includes('ui Button'));
    assert.deepEqual(project.hashes('mf-quiz'), others);
  });

  it('has the contracts beside them as data, whose breaking changes demand a major version and name who uses them', async () => {
    const file = project.store.path('shared-contracts/2.0.0/contract.json');
    const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
    assert.match(contract.names['ui Button'] ?? '', /export declare function Button/);
    assert.match(contract.names['browser RemoteCall'] ?? '', /class RemoteCall/);
    assert.match(JSON.stringify(contract.remote), /"screens"/);
    project.released({
      name: 'mf-quiz',
      version: '2.0.0',
      paths: ['/quiz'],
      uses: ['ui Button', 'quiz.answer'],
    });
    const place = directoryStorage(project.store.directory);
    const report = async (changed: Contract) => {
      lines.length = 0;
      await formatContractReport(place, changed, say);
    };
    await report({ ...contract, version: '2.0.1' });
    assert.match(lines.join('\n'), /Nothing breaks against 2\.0\.0/);
    await assert.rejects(report(contract), /2\.0\.0 is published already; raise the version/);
    const { 'quiz.answer': _answer, ...calls } = contract.calls;
    const broken = { ...contract, version: '2.1.0', calls, names: { ...contract.names, 'ui Chip': 'other' } };
    await assert.rejects(report(broken), /needs a major version: 3\.0\.0, not 2\.1\.0/);
    assert.match(
      lines.join('\n'),
      /quiz\.answer: is gone \(used by mf-quiz\)\n {2}ui Chip: is declared differently \(no released remote uses it\)/,
    );
    await report({ ...broken, version: '3.0.0' });
  });

  it('may not publish contracts over those that are there', async () => {
    const given = { cwd: root, env: { STORE_DIR: project.store.directory }, say };
    assert.equal(await remoteCommand(['publish', 'shared-contracts'], given), 1);
    assert.match(lines.at(-1) ?? '', /shared-contracts 2\.0\.0 is published already/);
  });
});
