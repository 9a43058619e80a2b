import { links } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { signUpHost, signUpParticipant } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEvent, findHostedEvent, register } from '../fixtures/events';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { expectWholeWords } from '../fixtures/expectWholeWords';
import { failRequests, tryAgain } from '../fixtures/network';
import { readCsvDownload } from '../fixtures/readCsvDownload';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST } from '../fixtures/viewports';

const getButton = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

test('a host checks an attendee in, filters the list and downloads it', async ({ page, api, logIn }) => {
  const main = page.getByRole('main');
  const [host, ...attendees] = await Promise.all([
    signUpHost(api),
    ...['Nila Devi', 'Omar Sheikh', 'Lena Nair'].map((name) => signUpParticipant(api, name)),
  ]);
  const event = await createEvent(api, host, { title: 'Tide Tables' });
  for (const attendee of attendees) await register(api, event, attendee);
  await logIn(host);
  await page.goto(links.participants(event.id));
  await expect(main.getByText('3 people')).toBeVisible();
  await getButton(page, /^Check in/)
    .first()
    .click();
  await expect(getButton(page, /^Undo/)).toBeVisible();
  await checkAccessibility(page);
  await main.getByLabel('Check-in', { exact: true }).selectOption('Checked in');
  await expect(main.getByText('1 person')).toBeVisible();
  await page.reload();
  await expect(main.getByText('1 person')).toBeVisible();
  const { lines } = await readCsvDownload(getButton(page, 'Download CSV'));
  expect(lines).toHaveLength(2);
  await main.getByRole('searchbox').fill('nobody at all');
  await expect(main.getByText('No participants found')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('the list of attendees fails, recovers and fits a small phone', async ({
    demoHostPage: page,
    api,
    consoleErrors,
    demoHost: host,
  }) => {
    const main = page.getByRole('main');
    const { id } = await findHostedEvent(api, host, 'Samanvay Grand Quiz');
    const recover = await failRequests(page, /\/participants\?/, consoleErrors);
    await page.goto(links.participants(id));
    await expect(main.getByText('No participant', { exact: true })).toBeVisible();
    await checkAccessibility(page);
    await tryAgain(main, recover);
    await expect(main.getByText('30 people')).toBeVisible();
    // Fifty people must not exceed 6,000 pixels.
    const readHeight = async () => (await main.getByRole('table').first().boundingBox())?.height;
    await expect.poll(readHeight).toBeLessThan(30 * 120);
    const kind = main.getByRole('cell', { name: 'College Student' }).first();
    await expect(kind).toBeHidden();
    await getButton(page, 'Show details').click();
    await expect(kind).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
  });

  test('names stay whole on the narrowest screen, beside a next step with its padding', async ({
    hostPage: page,
    api,
    host,
  }) => {
    const event = await createEvent(api, host, { title: 'Tide Tables' });
    for (const name of ['Venkatasubramanian Iyer', 'Nila Krishnamoorthy'])
      await register(api, event, await signUpParticipant(api, name));
    await page.setViewportSize(NARROWEST);
    await page.goto(links.participants(event.id));
    const main = page.getByRole('main');
    await expect(main.getByText('2 people')).toBeVisible();
    await expectWholeWords(main.getByRole('rowheader'));
    await expectNoOverflow(page);
    const step = main.getByText('This event has no rooms yet.');
    const padding = await step.evaluate(
      (text) => text.getBoundingClientRect().top - (text.parentElement?.getBoundingClientRect().top ?? 0),
    );
    expect(padding).toBeGreaterThan(4);
  });
});
