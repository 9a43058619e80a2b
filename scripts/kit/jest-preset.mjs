/** Dates are tested in the users' time zone, so that a date shown in the machine's zone fails. */
process.env.TZ = 'Asia/Kolkata';

const setup = `${import.meta.dirname}/../src/jest`;

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

/** Jest's settings for a remote. Jest requires a default export. */
export default {
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
};
