import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { root } from '../store/buildAll';
import { TestProject } from '../testing/TestProject';

const compilerOptions = {
  target: 'es2023',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const wrongScreen = `import { Buttton } from '@marquee/shared-contracts/ui';
import { events } from '@marquee/shared-contracts';

export const call = events.eventz;
export const button = Buttton;
`;

describe('the types of a release (RL-38)', () => {
  let project: TestProject;
  beforeEach(() => {
    project = new TestProject();
    symlinkSync(join(root, 'node_modules'), join(project.folder, 'node_modules'));
    project.writeBuild({ name: 'mf-quiz', version: '1.0.0', paths: ['/quiz'] });
  });
  afterEach(() => project.remove());

  function writeSource(text: string): void {
    const folder = join(project.folder, 'mf-quiz');
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
    writeFileSync(join(folder, 'src/css.d.ts'), "declare module '*.module.css';\n");
    writeFileSync(join(folder, 'src/QuizScreen.tsx'), text);
  }

  for (const command of ['build', 'publish'])
    it(`refuses to ${command} names that the contracts do not have, with file and line`, async () => {
      writeSource(wrongScreen);
      assert.equal(await project.run(`${command} mf-quiz`), false);
      assert.match(project.output, /^mf-quiz has wrong types:$/m);
      assert.match(project.output, /^ {2}src\/QuizScreen\.tsx:1 TS\d+: .*Buttton/m);
      assert.match(project.output, /^ {2}src\/QuizScreen\.tsx:4 TS\d+: .*eventz/m);
      assert.deepEqual(Object.keys(project.hashFiles()), []);
    });

  it('stand in the report of the check', async () => {
    writeSource(wrongScreen);
    assert.equal(await project.run('check mf-quiz'), false);
    assert.match(project.output, /^ {2}REFUSED types\n +src\/QuizScreen\.tsx:1 /m);
  });

  it('publishes correct types', async () => {
    writeSource("import { events } from '@marquee/shared-contracts';\nexport const call = events.events;\n");
    assert.ok(await project.run('publish mf-quiz'), project.output);
  });

  it('publishes a remote without types', async () => {
    assert.ok(await project.run('publish mf-quiz'), project.output);
  });
});
