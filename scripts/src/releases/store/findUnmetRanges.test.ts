import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findOwnContracts, findUnmetRanges } from './findUnmetRanges';
import type { ReleaseRecord } from './Store';

const BROWSER = '@marquee/shared-contracts/browser';
const UI = '@marquee/shared-contracts/ui';
const doors = (version: string) => ({ [BROWSER]: version, [UI]: version });

const createRecord = (name: string, given: Partial<ReleaseRecord>): ReleaseRecord => ({
  name,
  version: '1.0.0',
  declaration: null,
  chunks: {},
  rootFiles: [],
  requires: {},
  provides: {},
  uses: [],
  files: {},
  ...given,
});
const createShell = (version: string) =>
  createRecord('shell', { provides: { react: '19.3.1', ...doors(version) } });
const createContracts = (version: string) =>
  createRecord('shared-contracts', { version, provides: doors(version) });

const PROMOTE = (range: string) =>
  `to serve both majors for a while, promote shared-contracts ${range} to stable first`;
const describeUnmet = (range: string, brought: string) =>
  [BROWSER, UI].map((name) => `mf-quiz 1.0.0 asks for ${name} ${range}; the shell 1.0.0 brings ${brought}`);

describe('the providers of a remote (RL-40)', () => {
  for (const { title, requires, shell, contracts, own = false, problems = [] } of [
    { title: 'are the shell for its own major', requires: doors('^2.0.0'), shell: '2.1.0' },
    {
      title: 'are the shell for its own major, also beside another one',
      requires: doors('^2.0.0'),
      shell: '2.1.0',
      contracts: '3.0.0',
    },
    {
      title: 'lack the next major unless it is promoted',
      requires: doors('^3.0.0'),
      shell: '2.1.0',
      problems: [...describeUnmet('^3.0.0', '2.1.0'), PROMOTE('^3.0.0')],
    },
    {
      title: 'are the promoted contracts for the next major',
      requires: doors('^3.0.0'),
      shell: '2.1.0',
      contracts: '3.0.0',
      own: true,
    },
    {
      title: 'are the promoted contracts for the old major under a new shell',
      requires: doors('^2.0.0'),
      shell: '3.0.0',
      contracts: '2.1.0',
      own: true,
    },
    {
      title: 'lack a newer minor version of the next major',
      requires: doors('^3.1.0'),
      shell: '2.1.0',
      contracts: '3.0.0',
      problems: [...describeUnmet('^3.1.0', '2.1.0'), PROMOTE('^3.1.0')],
    },
    {
      title: 'lack a third major',
      requires: doors('^4.0.0'),
      shell: '2.1.0',
      contracts: '3.0.0',
      problems: [...describeUnmet('^4.0.0', '2.1.0'), PROMOTE('^4.0.0')],
    },
    {
      title: 'bring one React, that of the shell',
      requires: { react: '^20.0.0', ...doors('^3.0.0') },
      shell: '2.1.0',
      contracts: '3.0.0',
      own: true,
      problems: ['mf-quiz 1.0.0 asks for react ^20.0.0; the shell 1.0.0 brings 19.3.1'],
    },
    {
      title: 'are the shell for a remote without contracts',
      requires: { react: '^19.0.0' },
      shell: '2.1.0',
      contracts: '3.0.0',
    },
    {
      title: 'lack what nobody shares',
      requires: { preact: '^10.0.0' },
      shell: '2.1.0',
      problems: ['mf-quiz 1.0.0 asks for preact ^10.0.0, which the shell does not share'],
    },
  ])
    it(title, () => {
      const remote = createRecord('mf-quiz', { requires });
      const promoted = contracts === undefined ? undefined : createContracts(contracts);
      const providers = { shell: createShell(shell), contracts: promoted };
      assert.deepEqual(findUnmetRanges(remote, providers), problems);
      assert.equal(findOwnContracts(remote, providers), own ? promoted : undefined);
    });
});
