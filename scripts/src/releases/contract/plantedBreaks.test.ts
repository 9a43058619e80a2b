import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Contract } from './Contract';
import { ContractCopies, type Edit } from '../testing/ContractCopies';
import { TestProject } from '../testing/TestProject';

interface Break {
  title: string;
  edits: Edit[];
  report: string[];
}

const breaks: Break[] = [
  {
    title: 'another type of a property whose type is not exported',
    edits: [['src/ui/Page.tsx', 'heading: string;', 'heading: string | number;']],
    report: [
      '  Props of ui Page: is declared differently (used by mf-quiz 1.0.0)',
      '    src/ui/Page.tsx',
      '    -     heading: string;',
      '    +     heading: string | number;',
    ],
  },
  {
    title: 'a new required property',
    edits: [
      ['src/widgets/notifications/Bell.tsx', 'interface Props {', 'interface Props {\n  size: number;'],
    ],
    report: [
      '  Props of widgets/notifications Bell: is declared differently (used by mf-teams 1.0.0)',
      '    src/widgets/notifications/Bell.tsx',
      '    +     size: number;',
    ],
  },
  {
    title: 'a value that a reply no longer holds',
    edits: [['src/contract/entities/attendee.ts', "z.enum(['ACTIVE', 'CANCELLED'])", "z.enum(['ACTIVE'])"]],
    report: [
      '  participants.list: reply.participants[].state does not hold any more: CANCELLED (used by mf-host-console 1.0.0)',
      '    src/contract/endpoints/attendees.ts',
      '    - ["ACTIVE","CANCELLED"]',
      '    + ["ACTIVE"]',
    ],
  },
  {
    title: 'a value that a reply may hold now',
    edits: [
      [
        'src/contract/entities/attendee.ts',
        "z.enum(['ACTIVE', 'CANCELLED'])",
        "z.enum(['ACTIVE', 'CANCELLED', 'MOVED'])",
      ],
    ],
    report: [
      '  participants.list: reply.participants[].state may hold now: MOVED (used by mf-host-console 1.0.0)',
      '    src/contract/endpoints/attendees.ts',
      '    - ["ACTIVE","CANCELLED"]',
      '    + ["ACTIVE","CANCELLED","MOVED"]',
    ],
  },
  {
    title: 'a removed error code',
    edits: [['src/contract/errors/quiz.ts', 'export const NOT_A_QUIZ =', 'export const NO_QUIZ =']],
    report: [
      '  error NOT_A_QUIZ: is gone (used by mf-host-console 1.0.0)',
      '    src/contract/errors/quiz.ts',
      '    - declare const NOT_A_QUIZ: {',
    ],
  },
  {
    title: 'a renamed slot',
    edits: [
      ['src/contract/entities/registry.ts', "'navigation.bell': Record", "'navigation.notices': Record"],
      ['src/contract/entities/registry.ts', "['navigation.bell']", "['navigation.notices']"],
    ],
    report: [
      '  slot navigation.bell: is gone (used by mf-teams 1.0.0)',
      '    src/contract/entities/registry.ts',
      '    - Record<never, never>',
    ],
  },
  {
    title: 'other properties of a slot',
    edits: [
      ['src/contract/entities/registry.ts', "bell': Record<never, never>", "bell': { unread: number }"],
    ],
    report: ['  slot navigation.bell: has other props (used by mf-teams 1.0.0)'],
  },
  {
    title: 'a wider type inside an export that a remote uses',
    edits: [
      ['src/browser/session/Session.ts', 'reason: string | undefined;', 'reason: string | null | undefined;'],
    ],
    report: [
      '  browser LoginPrompt: is declared differently (used by mf-quiz 1.0.0)',
      '    src/browser/session/Session.ts',
      '    -     reason: string | undefined;',
      '    +     reason: string | null | undefined;',
    ],
  },
  {
    title: 'a helper of tests that is gone',
    edits: [['src/testing/index.ts', "export { fillForm } from './fillForm';\n", '']],
    report: ['  testing fillForm: is gone (no released remote uses it)', '    src/testing/fillForm.ts'],
  },
];

const additions: [title: string, edit: Edit, report: string][] = [
  [
    'a new optional property',
    ['src/ui/Page.tsx', 'interface Props {', 'interface Props {\n  aside?: ReactNode;'],
    'Props of ui Page: has new members (src/ui/Page.tsx)',
  ],
  [
    'a new export',
    ['src/ui/index.ts', 'export { Page }', "export { Page as PageLayout } from './Page';\nexport { Page }"],
    'ui PageLayout: is new (src/ui/Page.tsx)',
  ],
  [
    'a new call',
    [
      'src/contract/endpoints/service.ts',
      'export const version =',
      "export const ready = endpoint('GET', '/api/ready', { access: 'public', object: 'none', failure: 'No', reply: z.null() });\n\nexport const version =",
    ],
    'service.ready: is new (src/contract/endpoints/service.ts)',
  ],
];

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
    const { code, report } = await publish('2.0.0');
    assert.equal(code, 0, report);
  });
  after(() => project.remove());

  for (const { title, edits, report: expected } of breaks) {
    it(`refuses as a minor version: ${title}`, async () => {
      const { code, report } = await publish('2.1.0', edits);
      assert.equal(code, 1, report);
      assert.ok(report.includes(expected.join('\n')), report);
      assert.match(report, /This change needs a major version: 3\.0\.0, not 2\.1\.0\./);
      assert.equal(project.store.has('shared-contracts', '2.1.0'), false);
    });
  }

  for (const [title, edit, expected] of additions) {
    it(`accepts as a minor version, and refuses as a patch: ${title}`, async () => {
      const asPatch = await publish('2.0.1', [edit]);
      assert.equal(asPatch.code, 1, asPatch.report);
      assert.ok(
        asPatch.report.includes(`Nothing breaks against 2.0.0.\nAgainst 2.0.0 this is added:\n  ${expected}`),
        asPatch.report,
      );
      assert.match(asPatch.report, /This change needs a minor version: 2\.1\.0, not 2\.0\.1\./);
    });
  }

  it('describes contracts again that other programs have described', async () => {
    const file = project.store.path('shared-contracts/2.0.0/contract.json');
    const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
    writeFileSync(file, JSON.stringify({ ...contract, writtenBy: 'another compiler', doors: {}, slots: {} }));
    const [first] = breaks;
    const { report } = await publish('2.1.0', first?.edits);
    assert.ok(report.includes(first?.report.join('\n') ?? 'none'), report);
    assert.equal(
      report.split('\n').filter((line) => line.includes('declared differently')).length,
      1,
      report,
    );
  });

  it('publishes additions as a minor version', async () => {
    const { code, report } = await publish(
      '2.1.0',
      additions.map(([, edit]) => edit),
    );
    assert.equal(code, 0, report);
    assert.match(
      report,
      /This needs a minor version: 2\.1\.0 or higher\.\nPublished shared-contracts 2\.1\.0/,
    );
  });
});
