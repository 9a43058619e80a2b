import { formatCertificateCode, links } from '@marquee/shared-contracts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEvent, inHours } from '../fixtures/events';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { readMails } from '../fixtures/mails';
import { signUpAttendee } from '../fixtures/teams';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST } from '../fixtures/viewports';

/** Hours until the event begins: enough to register one person. */
const SOON = 10 / 3_600;

test('a host designs and issues certificates; a person corrects the name, and the host revokes', async ({
  page,
  api,
  logIn,
  openPage,
  host,
}) => {
  const event = await createEvent(api, host, {
    title: 'Lantern Walk',
    registerEnd: inHours(SOON),
    startTime: inHours(SOON),
    endTime: inHours(2),
  });
  const asha = await signUpAttendee(api, event, 'Asha Rao');
  await logIn(host);
  await page.goto(links.eventDetail(event.id));
  await page.getByRole('link', { name: 'Certificates' }).click();
  await page.getByRole('radio', { name: /Festive/ }).check();
  await page.getByLabel('Title', { exact: true }).fill('Thank you for walking');
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Thank you for walking');
  await checkAccessibility(page);
  const preview = page.waitForResponse((reply) => reply.url().endsWith('/certificates/preview'));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  expect((await preview).headers()['content-type']).toBe('application/pdf');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Save design' }).click();
  await expect(page.getByText('The design was saved.')).toBeVisible();

  await expect(async () => {
    await page.reload();
    await expect(page.getByText('1 more person gets one now')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Issue certificates' }).click();
  const row = page.getByRole('row', { name: /Asha Rao/ });
  await expect(row).toContainText('Valid');
  await checkAccessibility(page);
  await page.setViewportSize(NARROWEST);
  await expectNoOverflow(page);
  await expect
    .poll(async () => (await readMails(api, asha.email))[0]?.subject)
    .toBe('Your certificate: Lantern Walk');

  const own = await openPage(links.ownCertificates(), { as: asha, viewport: NARROW });
  await own.getByRole('button', { name: /^Correct the name/ }).click();
  await own.getByLabel('Name', { exact: true }).fill('Asha Menon');
  await own.getByRole('button', { name: 'Save name' }).click();
  await expect(own.getByText('Asha Menon took part in Lantern Walk')).toBeVisible();
  await checkAccessibility(own);
  await own.getByRole('link', { name: 'Lantern Walk' }).click();
  await expect(own.getByRole('heading', { name: 'Thank you for walking' })).toBeVisible();
  const code = new URL(own.url()).pathname.split('/').at(-1) ?? '';

  const visitor = await openPage(links.certificate(formatCertificateCode(code)), { viewport: NARROW });
  await expect(visitor.getByText('Asha Menon')).toBeVisible();
  await checkAccessibility(visitor);
  const path = await visitor.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  const file = await visitor.request.get(path ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByLabel('Reason').fill('Issued by mistake.');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Revoked: Issued by mistake.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(/^Revoked since/)).toBeVisible();
  expect((await visitor.request.get(path ?? '')).status()).toBe(410);
});
