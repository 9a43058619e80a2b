import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/src/browser/findChromium';
import { chromiumArgs } from './e2e/fixtures/chromiumArgs';
import { join } from 'node:path';

const e2e = join(import.meta.dirname, 'e2e');
/** Each step of `npm test` has a folder of its own, so that a later step keeps the report of a flaky test. */
const reports = process.env['E2E_REPORTS'] ?? join(import.meta.dirname, '../.cache/e2e');

/** Tests that start a server or a program of their own, most of which compile; they begin first, because they last long. */
const ownServers = [
  'shared-contracts/*',
  'shell/{faults,fixtures,hostileTexts,hotReload,loading,newRemote}',
  'shell/{releaseErrors,releases,shellHotReload,slots,stockRemotes,twoMajors}',
  'mf-auth/expiredCode',
  'mf-discovery/{home,homeDocument,homeLoading}',
  'mf-quiz/disqualification',
].map((path) => `**/${path}.spec.ts`);

export default defineConfig({
  testDir: e2e,
  globalSetup: join(e2e, 'fixtures/seedDataFolder.ts'),
  testMatch: '**/*.spec.ts',
  outputDir: join(reports, 'results'),
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: join(reports, 'html') }],
    ['json', { outputFile: join(reports, 'report.json') }],
  ],
  // One more than the cores of the smallest machine that runs them, because tests wait for screens and timers.
  workers: 3,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArgs,
    },
  },
  // Not one for each package, because each would start browsers and products of its own.
  projects: [
    { name: 'own servers', testMatch: ownServers },
    { name: 'shared products', testIgnore: ownServers, fullyParallel: true },
  ],
});
