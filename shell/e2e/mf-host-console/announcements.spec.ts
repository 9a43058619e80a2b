import { links } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEvent } from '../fixtures/events';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { readMails } from '../fixtures/mails';
import { failRequests, tryAgain } from '../fixtures/network';
import { signUpAttendee } from '../fixtures/teams';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST } from '../fixtures/viewports';

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fill(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Text', { exact: true }).fill('The gate opens at nine.\nBring a pen.');
}

async function send(page: Page, recipients: string): Promise<void> {
  await getButton(page, 'Preview and send').click();
  await expect(page.getByRole('dialog').getByText(recipients)).toBeVisible();
  await getButton(page, 'Send').click();
  await expect(page.getByText('The announcement is on its way.')).toBeVisible();
  // The form is cleared with the dialog; the toast may be an earlier one.
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a host tests, previews and sends an announcement; a person reads and mutes it', async ({
  page,
  api,
  logIn,
  openPage,
  host,
}) => {
  const event = await createEvent(api, host, { title: 'Lantern Walk' });
  const reader = await signUpAttendee(api, event, 'Asha Rao');
  const muting = await signUpAttendee(api, event, 'Nila Devi');
  await logIn(host);
  await page.goto(links.eventDetail(event.id));
  await page.getByRole('link', { name: 'Announcements' }).click();
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
  await expect(page.getByText('Goes to 2 people · 3 of 3 left today')).toBeVisible();
  await checkAccessibility(page);
  await fill(page, 'Gate times');
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('Gate times');
  await getButton(page, 'Send a test to me').click();
  await expect(page.getByText('The test mail is on its way to you.')).toBeVisible();
  await expect.poll(async () => (await readMails(api, host.email))[0]?.subject).toBe('Test: Gate times');
  await send(page, '2 people get it by mail and notification.');
  const sent = page.getByRole('article', { name: 'Gate times' });
  await expect(sent).toContainText('Sent to 2 of 2');
  await sent.getByRole('button', { name: 'Show recipients' }).click();
  await expect(sent.getByRole('row', { name: /Asha Rao/ })).toContainText('Sent');
  await checkAccessibility(page);

  const bell = await openPage(links.notifications(), { as: reader, viewport: NARROW });
  await expect(bell.getByText('Gate times')).toBeVisible();
  const [mail] = await readMails(api, muting.email);
  expect(mail?.text).toContain('The gate opens at nine.\nBring a pen.');
  const link = /\/announcements\/\S+\/mute/.exec(mail?.text ?? '')?.[0] ?? '';
  const visitor = await openPage(link, { viewport: NARROW });
  await expect(visitor.getByText(/^You won't get announcements of this event any more/)).toBeVisible();
  await checkAccessibility(visitor);
  await page.reload();
  await expect(
    page.getByText('Goes to 1 person · 1 person muted announcements · 2 of 3 left today'),
  ).toBeVisible();

  const own = await openPage(links.event(event.id), { as: muting, viewport: NARROW });
  await getButton(own, 'Unmute announcements').click();
  await expect(getButton(own, 'Mute announcements')).toBeVisible();
  await own.setViewportSize(NARROWEST);
  await expectNoOverflow(own);
  await fill(page, 'Gate times again');
  await send(page, '2 people get it by mail and notification.');
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('announcements recover from a failure, tell the limit and fit the smallest phone', async ({
    page,
    api,
    logIn,
    consoleErrors,
    host,
  }) => {
    const event = await createEvent(api, host, { title: 'Lantern Walk' });
    await signUpAttendee(api, event, 'Asha Rao');
    await logIn(host);
    const recover = await failRequests(page, /\/announcements\?/, consoleErrors);
    await page.goto(links.announcements(event.id));
    await expect(page.getByText('Announcements could not be loaded')).toBeVisible();
    await tryAgain(page.getByRole('main'), recover);
    for (const subject of ['One', 'Two', 'Three']) {
      await fill(page, subject);
      await send(page, '1 person gets it by mail and notification.');
    }
    await expect(page.getByText(/none left today · the next from /)).toBeVisible();
    await expect(getButton(page, 'Preview and send')).toBeDisabled();
    await expect(page.getByRole('article')).toHaveCount(3);
    await checkAccessibility(page);
    await page.setViewportSize(NARROWEST);
    await expectNoOverflow(page);
  });
});
