import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Contract } from './Contract';
import { ContractCopies, type Edit } from '../testing/ContractCopies';
import { plantedChanges } from '../testing/plantedChanges';
import { publishPackages } from '../testing/publishPackages';
import { TestProject } from '../testing/TestProject';

const { breaks, additions, moreAdditions, newWording } = plantedChanges;

describe('the gate of the contracts (RL-7)', () => {
  const project = new TestProject();
  const copies = new ContractCopies(project.folder);
  const publish = (version: string, edits: Edit[] = []) =>
    copies.publish(version, { edits, store: project.store.directory });

  before(async () => {
    project.writeStable(
      { name: 'shell', version: '1.0.0' },
      { name: 'mf-quiz', version: '1.0.0', paths: ['/quiz'], uses: ['ui Page', 'browser session'] },
      {
        name: 'mf-teams',
        version: '1.0.0',
        paths: ['/teams'],
        uses: ['widgets/notifications Bell'],
        slots: [{ slot: 'navigation.bell', access: 'user' }],
      },
      {
        name: 'mf-host-console',
        version: '1.0.0',
        paths: ['/attendees'],
        uses: ['participants.list', 'error NOT_A_QUIZ'],
      },
    );
    await publishPackages(project.store);
  });
  after(() => project.remove());

  for (const [index, list] of breaks.entries())
    describe(`breaks, list ${String(index + 1)}`, () => {
      let result: Awaited<ReturnType<typeof publish>>;
      before(async () => {
        result = await publish(
          '2.1.0',
          list.flatMap(({ edits }) => edits),
        );
      });

      for (const { title, report } of list)
        it(`names ${title}`, () => {
          assert.ok(result.report.includes(report.join('\n')), result.report);
        });

      it('refuses them as a minor version', () => {
        assert.equal(result.code, 1, result.report);
        assert.match(result.report, /This change needs a major version: 3\.0\.0, not 2\.1\.0\./);
        assert.equal(project.store.has('shared-contracts', '2.1.0'), false);
      });
    });

  it('refuses additions as a patch', async () => {
    const { code, report } = await publish(
      '2.0.1',
      additions.map(([, edit]) => edit),
    );
    assert.equal(code, 1, report);
    assert.match(report, /^Nothing breaks against 2\.0\.0\.\nAgainst 2\.0\.0 this is added:$/m);
    for (const [title, , expected] of additions)
      assert.ok(report.includes(`\n  ${expected}`), `${title}: ${report}`);
    assert.match(report, /This change needs a minor version: 2\.1\.0, not 2\.0\.1\./);
  });

  it('describes contracts again that other programs have described', async () => {
    const file = project.store.path('shared-contracts/2.0.0/contract.json');
    const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
    writeFileSync(file, JSON.stringify({ ...contract, writtenBy: 'another compiler', doors: {}, slots: {} }));
    const [[first]] = breaks;
    const { report } = await publish('2.1.0', first?.edits);
    assert.ok(report.includes(first?.report.join('\n') ?? 'none'), report);
    assert.equal(
      report.split('\n').filter((line) => line.includes('declared differently')).length,
      1,
      report,
    );
  });

  it('publishes additions as a minor version', async () => {
    const all = [...additions, ...moreAdditions];
    const { code, report } = await publish('2.1.0', [...all.map(([, edit]) => edit), newWording]);
    assert.equal(code, 0, report);
    for (const [, , expected] of all) assert.ok(report.includes(`  ${expected}`), report);
    assert.match(report, /Nothing breaks against 2\.0\.0\./);
    assert.match(
      report,
      /This needs a minor version: 2\.1\.0 or higher\.\nPublished shared-contracts 2\.1\.0/,
    );
  });
});
