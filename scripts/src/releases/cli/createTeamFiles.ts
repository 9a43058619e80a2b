const formatJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const NPMRC = `# @marquee is installed from packages/ only. This registry cannot be asked, so that nobody else can provide a package.
@marquee:registry=https://
save-exact=true
`;

const IGNORED = `node_modules/
dist/
@mf-types/
.cache/
.store/
.env
`;

const WORKFLOW = `name: CI
on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: npm ci
      - run: npm run typecheck
      - run: npm run lint
      - run: npm test
      - run: npm run build
`;

const createOwners = (name: string): string =>
  `# Replace the team by yours: it must approve every change.\n* @marquee/${name.replace(/^mf-/, '')}\n`;

const tsconfig = {
  extends: '@marquee/scripts/kit/tsconfig.json',
  compilerOptions: { paths: { '*': ['./@mf-types/*'] } },
  include: ['src'],
};

/** Returns the files, by path, that a remote needs only outside the project: the project has them once for all remotes. */
export const createTeamFiles = (name: string): Record<string, string> => ({
  '.npmrc': NPMRC,
  '.gitignore': IGNORED,
  '.oxlintrc.json': formatJson({ extends: ['./node_modules/@marquee/scripts/kit/oxlint.json'] }),
  '.github/workflows/ci.yml': WORKFLOW,
  '.github/CODEOWNERS': createOwners(name),
  'tsconfig.json': formatJson(tsconfig),
});
