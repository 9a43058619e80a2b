import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { listSourceUses } from '../store/listSourceUses';
import { TestProject } from '../testing/TestProject';
import { readCandidate } from './Candidate';
import { checkUses } from './checkUses';

const source = `import { Buttton, Page as Frame } from '@marquee/shared-contracts/ui';
import { request } from "@marquee/shared-contracts/browser";
import { events as calls } from '@marquee/shared-contracts';
export const shown = () => request(calls.eventz, calls.events).then(() => [Buttton, Frame, other.calls.none]);
`;

describe('the names of the contracts that a release uses (RL-38)', () => {
  let project: TestProject;
  beforeEach(() => {
    project = new TestProject();
    const provides = {
      '@marquee/shared-contracts/ui': '2.0.0',
      '@marquee/shared-contracts/browser': '2.0.0',
    };
    project.writeStable({ name: 'shell', version: '3.0.0', provides });
    writeContract('2.0.0', { Button: 'key', Page: 'key' });
    writeContract('2.1.0', { Button: 'key', Page: 'key', Menu: 'key' });
  });
  afterEach(() => project.remove());

  function writeContract(version: string, exports: Record<string, string>): void {
    const folder = project.store.path('shared-contracts', version);
    mkdirSync(folder, { recursive: true });
    const doors = { ui: { exports }, browser: { exports: { request: 'key' } }, contract: { exports: {} } };
    const contract = { version, calls: { 'events.events': {} }, doors };
    writeFileSync(join(folder, 'contract.json'), JSON.stringify(contract));
  }

  const check = (...uses: string[]) => {
    const folder = project.writeBuild({ name: 'mf-quiz', version: '1.0.0', paths: ['/quiz'], uses });
    return checkUses(readCandidate(folder, project.store));
  };

  it('are exports and calls of the released contracts', () => {
    assert.deepEqual(check('ui Button', 'browser request', 'events.events', 'error EVENT_FULL'), []);
  });

  it('are refused if the contracts lack them', () => {
    assert.deepEqual(check('ui Buttton', 'events.eventz'), [
      '@marquee/shared-contracts/ui 2.0.0 exports no Buttton',
      'the contracts 2.1.0 have no call events.eventz',
    ]);
  });

  it('are refused if only newer contracts than the shell’s have them', () => {
    assert.deepEqual(check('ui Menu'), ['@marquee/shared-contracts/ui 2.0.0 exports no Menu']);
  });

  it('stand in the report', async () => {
    check('ui Buttton');
    assert.equal(await project.run('check mf-quiz'), false);
    assert.match(project.output, /^ {2}REFUSED names of the contracts\n +@marquee.*Buttton$/m);
  });

  it('come from the imports of the sources for other bundlers', () => {
    mkdirSync(join(project.folder, 'src'));
    writeFileSync(join(project.folder, 'src/Screen.jsx'), source);
    assert.deepEqual(listSourceUses(project.folder), [
      'browser request',
      'events.eventz',
      'homepage.events',
      'ui Buttton',
      'ui Page',
    ]);
  });
});
