import { isCode } from './code';
import type { Check } from './Project';

const misuses: [RegExp, string][] = [
  [/\bmakeAutoObservable</, 'annotates a private member; MobX ignores a #private field'],
  [/^ +private (?:static )?readonly /m, 'hides a member that never changes; write it as a #private field'],
  [
    /\bconstructor\([^)\n]*\bprivate readonly /,
    'hides a parameter as a member; write it as a #private field',
  ],
];

/** In a store, `private` marks only members that MobX wraps: observable state, and actions that assign it. */
export const privateFields: Check = (project) =>
  project.paths
    .filter((path) => isCode(path) && !path.startsWith('scripts/src/checks/'))
    .map((path) => ({ path, text: project.read(path) }))
    .filter(({ text }) => text.includes('makeAutoObservable'))
    .flatMap(({ path, text }) =>
      misuses.filter(([pattern]) => pattern.test(text)).map(([, reason]) => `${path}: ${reason}`),
    );
