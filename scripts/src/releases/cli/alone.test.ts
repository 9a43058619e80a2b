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
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { execa } from 'execa';
import { root } from '../store/buildAll';
import type { Contract } from '../contract/Contract';
import { reportContractChanges } from '../contract/reportContractChanges';
import { openDirectoryStorage } from '../storage/openDirectoryStorage';
import { createRemote } from './createRemote';
import { remoteCommand } from './remoteCommand';
import { publishPackages } from '../testing/publishPackages';
import { TestProject } from '../testing/TestProject';

/**
 * Installs published packages from their tarballs and links the npm libraries, as on another team's machine: those that a
 * package needs in another version, such as the compiler of declarations, in the package's own folder.
 */
async function install(folder: string, tarballs: Record<string, string>): Promise<void> {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@marquee'), { recursive: true });
  const libraries = readdirSync(join(root, 'node_modules')).filter((name) => name !== '@marquee');
  for (const name of libraries) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const [name, tarball] of Object.entries(tarballs)) {
    const to = join(modules, '@marquee', name);
    mkdirSync(to);
    await execa('tar', ['-xzf', tarball, '-C', to, '--strip-components', '1']);
    const ownLibraries = join(root, name, 'node_modules');
    if (existsSync(ownLibraries)) symlinkSync(ownLibraries, join(to, 'node_modules'));
  }
}

describe('a team with only its own folder', () => {
  const project = new TestProject();
  const folder = join(mkdtempSync(join(tmpdir(), 'marquee-team-')), 'mf-quiz');
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);

  before(async () => {
    project.writeStable(
      { name: 'shell', version: '1.0.0' },
      { name: 'mf-auth', version: '1.0.0', paths: ['/login'] },
    );
    await publishPackages(project.store);
    const isCopied = (source: string) => !/\/(node_modules|dist)$/.test(source);
    cpSync(join(root, 'mf-quiz'), folder, { recursive: true, filter: isCopied });
    const versions = { contracts: '2.0.0', scripts: '0.1.0', dependencies: {}, tools: {} };
    const own = createRemote('mf-quiz', versions, true);
    writeFileSync(join(folder, 'tsconfig.json'), own['tsconfig.json'] ?? '');
    await install(folder, {
      'shared-contracts': project.store.path('shared-contracts/2.0.0/package.tgz'),
      scripts: project.store.path('scripts/0.1.0/package.tgz'),
    });
  });
  after(() => {
    project.remove();
    rmSync(dirname(folder), { recursive: true, force: true });
  });

  it('installs the packages, builds and publishes, and changes no other file of the store', async () => {
    assert.ok(existsSync(join(folder, 'node_modules/@marquee/shared-contracts/remote.schema.json')));
    const others = project.hashFiles();
    const program = join(folder, 'node_modules/@marquee/scripts/marquee-remote.mjs');
    const env = { STORE_DIR: project.store.directory };
    for (const command of ['build', 'publish']) {
      const { stdout } = await execa(process.execPath, [program, command, 'mf-quiz'], { cwd: folder, env });
      assert.match(
        stdout,
        command === 'build' ? /Built mf-quiz 1\.0\.0: \d+ files/ : /Published mf-quiz 1\.0\.0 as/,
      );
    }
    const release = project.store.release('mf-quiz', '1.0.0');
    assert.ok('@mf-types.zip' in release.files && 'mf-manifest.json' in release.files);
    assert.deepEqual(release.chunks['QuizScreen'], ['QuizScreen.css', 'QuizScreen.js']);
    assert.equal(release.requires['@marquee/shared-contracts/ui'], '^2.0.0');
    assert.ok(release.uses.includes('quiz.answer') && release.uses.includes('ui Button'));
    assert.deepEqual(project.hashFiles('mf-quiz'), others);
  });

  it('creates a remote from the store alone, whose types, lint, tests and build pass (RL-9)', async () => {
    const given = { cwd: dirname(folder), env: { STORE_DIR: project.store.directory }, print };
    assert.equal(await remoteCommand(['new', 'mf-room-plan'], given), 0, lines.join('\n'));
    const created = join(dirname(folder), 'mf-room-plan');
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(created, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    const tarballs = {
      'shared-contracts': dependencies['@marquee/shared-contracts'] ?? '',
      scripts: devDependencies['@marquee/scripts'] ?? '',
    };
    const files = Object.entries(tarballs).map(([name, file]) => [
      name,
      join(created, file.replace('file:', '')),
    ]);
    await install(created, Object.fromEntries(files) as Record<string, string>);
    writeFileSync(join(created, 'src/home/plan.module.css'), '.plan {}');
    const screen = join(created, 'src/home/RoomPlanScreen.tsx');
    const styled = `import styles from './plan.module.css';\n${readFileSync(screen, 'utf8')}`;
    writeFileSync(
      screen,
      styled.replace('<Page ', '<Page intro={styles.plan} ').replace(/ intro="[^"]*"/, ''),
    );
    for (const script of ['typecheck', 'lint', 'test', 'build'])
      await execa('npm', ['run', script], { cwd: created, all: true });
    assert.ok(existsSync(join(created, 'dist/release.json')));
  });

  it('gets the contracts as data; a breaking change needs a major version and names its users', async () => {
    const file = project.store.path('shared-contracts/2.0.0/contract.json');
    const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
    const { ui, browser } = contract.doors;
    assert.match(ui?.declarations[ui.exports['Button'] ?? '']?.text ?? '', /declare function Button/);
    assert.match(browser?.declarations[browser.exports['RemoteCall'] ?? '']?.text ?? '', /class RemoteCall/);
    assert.match(JSON.stringify(contract.remote), /"screens"/);
    project.writeStable({
      name: 'mf-quiz',
      version: '2.0.0',
      paths: ['/quiz'],
      uses: ['ui Button', 'quiz.answer'],
    });
    const storage = openDirectoryStorage(project.store.directory);
    const report = async (changed: Contract) => {
      lines.length = 0;
      await reportContractChanges(
        storage,
        { folder: join(root, 'shared-contracts'), contract: changed },
        print,
      );
    };
    await report({ ...contract, version: '2.0.1' });
    assert.match(lines.join('\n'), /Nothing breaks against 2\.0\.0/);
    await assert.rejects(report(contract), /2\.0\.0 is published already; raise the version/);
    const { 'quiz.answer': _answer, ...calls } = contract.calls;
    const broken = { ...contract, version: '2.1.0', calls };
    await assert.rejects(report(broken), /needs a major version: 3\.0\.0, not 2\.1\.0/);
    assert.match(lines.join('\n'), /quiz\.answer: is gone \(used by mf-quiz 2\.0\.0\)/);
    await report({ ...broken, version: '3.0.0' });
  });

  it('cannot overwrite published contracts', async () => {
    const given = { cwd: root, env: { STORE_DIR: project.store.directory }, print };
    assert.equal(await remoteCommand(['publish', 'shared-contracts'], given), 1);
    assert.match(lines.at(-1) ?? '', /shared-contracts 2\.0\.0 is published already/);
  });
});
