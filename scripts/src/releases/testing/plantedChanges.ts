import type { Edit } from './ContractCopies';

interface Break {
  title: string;
  edits: Edit[];
  report: string[];
}

/** Two lists, because some change the same text: each list is planted at once, as describing the contracts takes seconds. */
const breaks: [Break[], Break[]] = [
  [
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
        ['src/contract/entities/registry.ts', "['navigation.bell', ", "['navigation.notices', "],
      ],
      report: [
        '  slot navigation.bell: is gone (used by mf-teams 1.0.0)',
        '    src/contract/entities/registry.ts',
        '    - Record<never, never>',
      ],
    },
    {
      title: 'a wider type inside an export that a remote uses',
      edits: [
        [
          'src/browser/session/Session.ts',
          'reason: string | undefined;',
          'reason: string | null | undefined;',
        ],
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
  ],
  [
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
      title: 'other properties of a slot',
      edits: [
        ['src/contract/entities/registry.ts', "bell': Record<never, never>", "bell': { unread: number }"],
      ],
      report: ['  slot navigation.bell: has other props (used by mf-teams 1.0.0)'],
    },
  ],
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

const moreAdditions: typeof additions = [
  [
    'a new field of a reply',
    [
      'src/contract/entities/attendee.ts',
      "state: z.enum(['ACTIVE'",
      "seat: z.int(),\n  state: z.enum(['ACTIVE'",
    ],
    'participants.list: takes or sends more (src/contract/endpoints/attendees.ts)',
  ],
  [
    'a new error code',
    [
      'src/contract/errors/quiz.ts',
      'export const NOT_A_QUIZ =',
      "export const QUIZ_PAUSED = { status: 409, message: 'Wait' } as const;\nexport const NOT_A_QUIZ =",
    ],
    'error QUIZ_PAUSED: is new (src/contract/errors/quiz.ts)',
  ],
  [
    'a new slot',
    [
      'src/contract/entities/registry.ts',
      "  'navigation.bell': R",
      "  footer: { wide: boolean };\n  'navigation.bell': R",
    ],
    'slot footer: is new (src/contract/entities/registry.ts)',
  ],
];

const newWording: Edit = ['src/contract/rules/code.ts', 'Please enter a complete', 'Enter the complete'];

/** Changes of the real contracts, with lines of the report that they cause. */
export const plantedChanges = { breaks, additions, moreAdditions, newWording };
