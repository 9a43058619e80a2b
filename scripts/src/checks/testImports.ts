import { isTest } from './code';
import type { Check } from './Project';

const isBootstrap = (path: string): boolean => path.endsWith('/src/bootstrap.tsx');

interface Limit {
  files: RegExp;
  specifier: RegExp;
  isAllowedIn: (path: string) => boolean;
  users: string;
}

const remotes = /^mf-[a-z0-9-]+\/src\//;
const browserPackages = /^(?:shell|mf-[a-z0-9-]+)\/src\//;

const LIMITS: Limit[] = [
  {
    files: /^shell\/src\//,
    specifier: /^@marquee\/shared-contracts\/testing|^node:/,
    isAllowedIn: isTest,
    users: 'tests',
  },
  {
    files: remotes,
    specifier: /^@marquee\/shared-contracts\/testing/,
    isAllowedIn: (path) => isTest(path) || isBootstrap(path),
    users: 'tests and bootstrap.tsx',
  },
  { files: browserPackages, specifier: /^@testing-library\//, isAllowedIn: isTest, users: 'tests' },
  { files: remotes, specifier: /^react-dom\//, isAllowedIn: isBootstrap, users: 'bootstrap.tsx' },
];

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;

/**
 * Rejects imports that only tests or a remote's bootstrap may use. The linter's configuration would have to repeat its list for
 * tests.
 */
export const testImports: Check = (project) =>
  project.paths
    .filter((path) => /\.tsx?$/.test(path) && browserPackages.test(path))
    .flatMap((path) => {
      const broken = LIMITS.filter((limit) => limit.files.test(path) && !limit.isAllowedIn(path));
      return [...project.read(path).matchAll(IMPORTED)].flatMap(([, specifier = '']) =>
        broken
          .filter((limit) => limit.specifier.test(specifier))
          .map((limit) => `${path}: imports ${specifier}, which only ${limit.users} may`),
      );
    });
