import { links } from '@marquee/shared-contracts';
import { clickForToast } from '../fixtures/alerts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEvent } from '../fixtures/events';
import { failRequests } from '../fixtures/network';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

test.use({ viewport: NARROW });

test('a host renews the link of a private event', async ({ hostPage: page, api, host }) => {
  const main = page.getByRole('main');
  const { id, inviteKey } = await createEvent(api, host, { title: 'Dress Rehearsal', visibility: 'private' });
  await page.goto(links.eventDetail(id));
  const link = main.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(new RegExp(`/event/${id}\\?k=${inviteKey}$`));
  await expect(main.getByRole('img', { name: /^Link to/ })).toBeVisible();
  await checkAccessibility(page);
  const shown = await link.inputValue();
  await main.getByRole('button', { name: 'Create a new link', exact: true }).click();
  await clickForToast(
    page.getByRole('dialog').getByRole('button', { name: 'Renew' }),
    'New link created. The old link no longer works.',
  );
  await expect(link).not.toHaveValue(shown);
  await expect(link).toHaveValue(new RegExp(`/event/${id}\\?k=`));
});

test('an event stays while deleting it fails, and the dialog shows the reason', async ({
  hostPage: page,
  api,
  consoleErrors,
  host,
}) => {
  const { id } = await createEvent(api, host, { title: 'Not Yet' });
  const recover = await failRequests(page, `**/api/events/delete/${id}`, consoleErrors);
  await page.goto(links.eventDetail(id));
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete the event "Not Yet"?',
  });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Delete Error: Failed to delete event')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
  await checkAccessibility(page);
  await recover();
  await clickForToast(dialog.getByRole('button', { name: 'Delete' }), 'Not Yet is deleted.');
  await expect(page).toHaveURL(links.manageEvents());
});
