import { expect } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { catalogueTest as test } from '../fixtures/catalogueTest';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { NARROW, WIDE } from '../fixtures/viewports';

const KIT = resolve(import.meta.dirname, '../../../shared-contracts');

const files = readdirSync(join(KIT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.stories.tsx'))
  .toSorted();

/** A bell announces the number of notifications, and shows 99+ for a higher number. */
const ACCEPTED = /^label-content-name-mismatch: .*aria-label="Notifications, 120 unread"/;

for (const file of files) {
  const component = file.replace('.stories.tsx', '');
  test(`${component} has no accessibility fault, overflow or console error in its states`, async ({
    catalogue,
  }) => {
    const { page, storyPage, consoleErrors } = catalogue;
    const stories = catalogue.stories.filter(({ importPath }) => importPath === `./src/${file}`);
    expect(stories.length).toBeGreaterThan(0);
    const faults: Record<string, string[]> = {};
    for (const { id } of stories) {
      await page.setViewportSize(WIDE);
      await storyPage.setTheme('light');
      await storyPage.show(id);
      faults[`${id} wide light`] = await storyPage.findFaults();
      await storyPage.setTheme('dark');
      faults[`${id} wide dark`] = await storyPage.findFaults(['color-contrast']);
      await page.setViewportSize(NARROW);
      await expectNoOverflow(page);
      faults[`${id} narrow dark`] = await storyPage.findFaults();
      await storyPage.setTheme('light');
      faults[`${id} narrow light`] = await storyPage.findFaults(['color-contrast']);
    }
    const remaining = Object.entries(faults).flatMap(([story, found]) =>
      found.filter((fault) => !ACCEPTED.test(fault)).map((fault) => `${story}: ${fault}`),
    );
    expect(remaining).toEqual([]);
    expect(consoleErrors.unexpected()).toEqual([]);
  });
}
