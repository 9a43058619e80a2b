import { readFileSync } from 'node:fs';

/**
 * The browser packages' tests. `api`, `scripts` and `shell/e2e` run on node:test instead (see `npm test`).
 * The time zone is the spec's users' own, so that a date shown in the wrong zone fails here and not only elsewhere.
 */
process.env.TZ = 'Asia/Kolkata';

const setup = `${import.meta.dirname}/scripts/src/jest`;

/** Published as ES modules, which Jest runs as CommonJS; everything else in node_modules loads as it is. */
const transformed =
  'ky|react-router|react-router-dom|mobx|mobx-react-lite|zod|qr|@base-ui|@floating-ui|@marquee';

const typescript = [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

const project = (name) => ({
  displayName: name,
  rootDir: `${import.meta.dirname}/${name}`,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testEnvironment: `${setup}/BrowserEnvironment.ts`,
  // Not 'browser': under that condition `#schema` is the inert twin, and the fake API checks with the real schemas.
  testEnvironmentOptions: { customExportConditions: ['node'], url: 'http://localhost:3000/' },
  setupFilesAfterEnv: [`${setup}/matchers.ts`, `${setup}/quietConsole.ts`],
  transform: {
    '\\.module\\.css$': `${setup}/classNames.mjs`,
    '\\.(css|svg|png|jpe?g|webp|woff2)$': `${setup}/fileName.mjs`,
    '\\.[cm]?[jt]sx?$': typescript,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${transformed})/)`],
  restoreMocks: true,
});

const { workspaces } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8'));

export default {
  cacheDirectory: `${import.meta.dirname}/.cache/jest`,
  projects: workspaces.filter((name) => name !== 'api' && name !== 'scripts').map(project),
};
