import { links } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { signUpHost } from '../fixtures/accounts';
import { addAdministrator } from '../fixtures/administrators';
import { clickForToast } from '../fixtures/alerts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createHostName } from '../fixtures/createHostName';
import { createEvent } from '../fixtures/events';
import { expectOneRow } from '../fixtures/expectOneRow';
import { expectWholeWords } from '../fixtures/expectWholeWords';
import { failRequests } from '../fixtures/network';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST } from '../fixtures/viewports';

test.use({ viewport: NARROW });

const getButton = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

test('a host adds a collaborator, who is notified at once, accepts and leaves', async ({
  hostPage: page,
  api,
  openPage,
  host: owner,
}) => {
  const main = page.getByRole('main');
  const added = await signUpHost(api, createHostName('Farah'));
  const lastName = added.name.split(' ')[1]?.toLowerCase() ?? '';
  const event = await createEvent(api, owner, { title: 'Shared Evening' });
  const other = await openPage(links.hostNotifications(), { as: added });
  const otherMain = other.getByRole('main');
  await expect(other.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();

  await page.goto(links.collaborators(event.id));
  await main.getByRole('searchbox').fill(lastName);
  await clickForToast(getButton(page, `Add ${added.name}`), `${added.name} is connected.`);
  await expect(getButton(page, `Remove ${added.name}`)).toBeVisible();
  await checkAccessibility(page);
  await expect(otherMain.getByText('Shared Evening').first()).toBeVisible();
  await expect(main.getByText('Invited')).toBeVisible();
  await expect(main.getByText(added.email)).toHaveCount(0);

  await otherMain.getByRole('link', { name: 'See the event' }).first().click();
  await expect(otherMain.getByRole('heading', { name: / made you an administrator$/ })).toBeVisible();
  await clickForToast(getButton(other, 'Accept'), 'You accepted. The event’s page now names you.');
  await page.reload();
  await expect(main.getByText(new RegExp(`^${added.email}`))).toBeVisible();

  await other.goto(links.collaborators(event.id));
  const leave = async () => {
    await getButton(other, 'Leave this event').click();
    await other.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(other).toHaveURL(links.manageEvents());
  };
  await leave();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(otherMain.getByText(new RegExp(`^${added.email}`))).toBeVisible();
  await leave();
  await page.reload();
  await main.getByRole('searchbox').fill(lastName);
  await expect(getButton(page, `Add ${added.name}`)).toBeVisible();
});

test('an owner confirms the removal of a collaborator', async ({
  hostPage: page,
  api,
  consoleErrors,
  host: owner,
}) => {
  const added = await signUpHost(api, 'Farah Siddiqui');
  const event = await createEvent(api, owner, { title: 'Three Hands' });
  await addAdministrator(api, { owner, event }, added);
  const recover = await failRequests(page, /\/admins\/[^/]+$/, consoleErrors);
  await page.goto(links.collaborators(event.id));
  await getButton(page, /^Remove /).click();
  const dialog = page.getByRole('dialog', { name: /^Remove .+\?$/ });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('alert').getByText('Something went wrong')).toBeVisible();
  await checkAccessibility(page);
  await recover();
  const confirm = dialog.getByRole('button', { name: 'Remove' });
  await clickForToast(confirm, `${added.name} is no longer a collaborator.`);
  await expect(page.getByRole('main').getByText('Nobody runs this event with you yet.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('Remove stands beside the state of a host who has not accepted', async ({
  hostPage: page,
  api,
  host,
}) => {
  const event = await createEvent(api, host, { title: 'Three Hands' });
  await addAdministrator(api, { owner: host, event }, await signUpHost(api, 'Venkatasubramanian Iyer'));
  await page.goto(links.collaborators(event.id));
  const main = page.getByRole('main');
  for (const size of [NARROW, NARROWEST, { width: 768, height: 900 }, { width: 1000, height: 800 }]) {
    await page.setViewportSize(size);
    await expectWholeWords(main.getByText('Venkatasubramanian'));
    await expectOneRow(main.getByText('connected', { exact: true }), getButton(page, /^Remove /));
  }
});
