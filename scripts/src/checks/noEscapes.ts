import { isCode } from './code';
import type { Check } from './Project';

const escapes: [RegExp, string][] = [
  [
    /(?:eslint|oxlint)-disable|prettier-ignore/,
    'silences a rule; change the code, or the rule for everybody',
  ],
  [/@ts-(?:ignore|expect-error|nocheck)/, 'silences the compiler; say the type'],
  [/\bjest\.(?:mock|doMock|unstable_mockModule)\(/, 'replaces a module; fake the network with fakeApi()'],
  [/\b(?:describe|it|test)\.only\(/, 'leaves all other tests out'],
];

/** Rejects comments and calls that disable a check for one file. */
export const noEscapes: Check = (project) =>
  project.paths
    .filter((path) => isCode(path) && !path.startsWith('scripts/src/checks/'))
    .flatMap((path) =>
      escapes
        .filter(([pattern]) => pattern.test(project.read(path)))
        .map(([, reason]) => `${path}: ${reason}`),
    );
