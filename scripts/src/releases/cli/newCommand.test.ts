import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { execa } from 'execa';
import { namedAfterExport } from '../../checks/namedAfterExport';
import { nounFolders } from '../../checks/nounFolders';
import { plainNames } from '../../checks/plainNames';
import { projectAt } from '../../checks/Project';
import { sameRemoteFiles } from '../../checks/sameRemoteFiles';
import { root } from '../store/buildAll';
import { readDeclaration } from '../../webpack/RemoteDeclaration';
import { TestProject } from '../testing/TestProject';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

describe('a new remote (RL-9)', () => {
  let project: TestProject;
  beforeEach(() => {
    project = new TestProject();
    project.writePackages();
    write('package.json', {
      version: '1.0.0',
      workspaces: ['shell', 'mf-quiz', 'scripts'],
      scripts: { typecheck: 'tsc -b shell mf-quiz scripts' },
    });
  });
  afterEach(() => project.remove());

  const write = (name: string, value: object) =>
    writeFileSync(join(project.folder, name), JSON.stringify(value));
  const readText = (name: string) => readFileSync(join(project.folder, name), 'utf8');
  const read = (name: string) => JSON.parse(readText(name)) as Record<string, unknown>;

  it('has one screen at its own path, and the files of every remote', async () => {
    assert.ok(await project.run('new mf-room-plan'), project.output);
    const declaration = readDeclaration(join(project.folder, 'mf-room-plan/remote.json'));
    const screen = {
      module: './RoomPlanScreen',
      access: 'public',
    };
    assert.deepEqual(declaration.screens, [{ path: '/room-plan', ...screen, title: 'Room plan' }]);
    const { $schema } = read('mf-room-plan/remote.json');
    assert.equal($schema, './node_modules/@marquee/shared-contracts/remote.schema.json');
    assert.match(
      readFileSync(join(project.folder, 'mf-room-plan/src/bootstrap.tsx'), 'utf8'),
      /export function bootstrap/,
    );
    const made = projectAt(project.folder);
    for (const check of [sameRemoteFiles, plainNames, namedAfterExport, nounFolders])
      assert.deepEqual(check(made), []);
  });

  it('has outside the project what the project has for all remotes', async () => {
    assert.ok(await project.run('new mf-room-plan'));
    const { scripts, jest } = read('mf-room-plan/package.json');
    assert.deepEqual(scripts, {
      dev: 'webpack serve',
      build: 'webpack build --fail-on-warnings',
      typecheck: 'tsc',
      lint: 'oxlint --deny-warnings src webpack.config.js',
      test: 'jest',
      remote: 'marquee-remote',
    });
    assert.deepEqual(jest, { preset: '@marquee/scripts/kit' });
    assert.equal(read('mf-room-plan/tsconfig.json')['extends'], '@marquee/scripts/kit/tsconfig.json');
    const kit = './node_modules/@marquee/scripts/kit/oxlint.json';
    assert.deepEqual(read('mf-room-plan/.oxlintrc.json'), { extends: [kit] });
    assert.match(readText('mf-room-plan/.gitignore'), /^node_modules\/$/m);
    assert.match(readText('mf-room-plan/.github/CODEOWNERS'), /^\* @marquee\/room-plan$/m);
    const workflow = readText('mf-room-plan/.github/workflows/ci.yml');
    for (const step of ['npm ci', 'npm run typecheck', 'npm run lint', 'npm test', 'npm run build'])
      assert.ok(workflow.includes(`- run: ${step}\n`), step);
    assert.doesNotMatch(workflow, /https?:/);
    assert.deepEqual(read('package.json')['workspaces'], ['shell', 'mf-quiz', 'scripts']);
  });

  it('takes our packages from the store; npm cannot ask a registry for another', async () => {
    assert.ok(await project.run('new mf-room-plan'));
    const { dependencies, devDependencies } = read('mf-room-plan/package.json') as Manifest;
    const ours = [dependencies['@marquee/shared-contracts'], devDependencies['@marquee/scripts']];
    assert.deepEqual(ours, ['file:packages/shared-contracts-2.0.0.tgz', 'file:packages/scripts-0.1.0.tgz']);
    assert.equal(readText('mf-room-plan/packages/scripts-0.1.0.tgz'), 'scripts');
    const loose = Object.values({ ...dependencies, ...devDependencies }).filter(
      (version) => !/^(file:packages\/.+|\d+\.\d+\.\d+)$/.test(version),
    );
    assert.deepEqual(loose, []);
    const cwd = join(project.folder, 'mf-room-plan');
    const { exitCode, stderr } = await execa('npm', ['view', '@marquee/ui'], { cwd, reject: false });
    assert.equal(exitCode, 1);
    assert.match(stderr, /Invalid URL/);
  });

  it('is refused without the store that has our packages', async () => {
    project.env['STORE_DIR'] = 'elsewhere';
    assert.equal(await project.run('new mf-room-plan'), false);
    assert.match(project.output, /The store has no shared-contracts 2\.0\.0: set STORE_DIR or STORE_S3_URL/);
    assert.equal(existsSync(join(project.folder, 'mf-room-plan')), false);
  });

  it('becomes a workspace inside the project', async () => {
    write('tsconfig.base.json', {});
    assert.ok(await project.run('new mf-room-plan'));
    assert.deepEqual(read('package.json')['workspaces'], ['shell', 'mf-quiz', 'mf-room-plan', 'scripts']);
    assert.deepEqual(read('package.json')['scripts'], {
      typecheck: 'tsc -b shell mf-quiz mf-room-plan scripts',
    });
    assert.equal(read('mf-room-plan/tsconfig.json')['extends'], '../tsconfig.base.json');
    const quiz = JSON.parse(readFileSync(join(root, 'mf-quiz/package.json'), 'utf8')) as {
      scripts: object;
      devDependencies: object;
    };
    assert.deepEqual(
      read('mf-room-plan/package.json')['scripts'],
      JSON.parse(JSON.stringify(quiz.scripts).replaceAll('mf-quiz', 'mf-room-plan')),
    );
    assert.deepEqual(read('mf-room-plan/package.json')['devDependencies'], quiz.devDependencies);
  });

  const refused: [string, RegExp][] = [
    ['new room-plan', /no name of a package/],
    ['new mf-RoomPlan', /no name of a package/],
    ['new shell', /A remote is called mf-something, not shell/],
    ['new mf-2048', /A remote is called mf-something, not mf-2048: a letter, then letters and digits/],
    ['new', /One remote, shipped alone:/],
  ];
  for (const [line, message] of refused) {
    it(`is not created by "${line}"`, async () => {
      assert.equal(await project.run(line), false);
      assert.match(project.output, message);
    });
  }

  it('may have digits in its name', async () => {
    assert.ok(await project.run('new mf-room-2'), project.output);
    assert.match(JSON.stringify(read('mf-room-2/remote.json')), /Room2Screen/);
  });

  it('never overwrites a folder', async () => {
    assert.ok(await project.run('new mf-room-plan'));
    write('mf-room-plan/remote.json', { mine: true });
    assert.equal(await project.run('new mf-room-plan'), false);
    assert.match(project.output, /mf-room-plan is there already/);
    assert.deepEqual(read('mf-room-plan/remote.json'), { mine: true });
  });
});
