import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/src/browser/findChromium';
import { chromiumArgs } from './e2e/fixtures/chromiumArgs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const e2e = join(import.meta.dirname, 'e2e');
const reports = join(import.meta.dirname, '../.cache/e2e');

/** Folders of `e2e` with browser tests: one per package, the shell first, because its tests compile remotes. */
const isPackage = (name: string) => name === 'shared-contracts' || name.startsWith('mf-');
const packages = ['shell', ...readdirSync(e2e).filter(isPackage)];

export default defineConfig({
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
  projects: packages.map((name) => ({
    name,
    testDir: join(e2e, name),
    // The tests of a quiz wait for its real start and end, so those of one file share the wait.
    fullyParallel: name === 'mf-quiz',
  })),
});
