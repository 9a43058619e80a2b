import { links } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { signUpHost } from '../fixtures/accounts';
import { addAdministrator } from '../fixtures/administrators';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { createQuiz } from '../fixtures/quizzes';
import { signUpAttendee } from '../fixtures/teams';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';

const CLOSED = 'Your role at this event does not allow this. Ask its owner.';

const listTabs = (page: Page) =>
  page.getByRole('navigation', { name: 'Running the event' }).getByRole('link').allTextContents();

test('an owner gives a host the desk, who checks people in; as an editor the host writes questions (HO-19)', async ({
  api,
  host,
  hostPage: page,
  openPage,
  consoleErrors,
}) => {
  const event = await createQuiz(api, host, { questions: 2 });
  await signUpAttendee(api, event, 'Asha Rao');
  const helper = await signUpHost(api);
  await addAdministrator(api, { owner: host, event }, helper);
  await page.goto(links.collaborators(event.id));
  const role = page.getByLabel(/^Role of (?!added)/);
  await role.selectOption({ label: 'Desk: participants, check-in and rooms' });
  await expect(page.getByText(/: Desk$/)).toBeVisible();
  await checkAccessibility(page);

  const desk = await openPage(links.eventDetail(event.id), { as: helper, viewport: NARROW });
  await expect.poll(() => listTabs(desk)).toEqual(['Details', 'Participants', 'Check-in', 'Collaborators']);
  await expect(desk.getByRole('link', { name: 'Update' })).toBeHidden();
  await expectNoOverflow(desk);
  await desk.getByRole('link', { name: 'Participants' }).click();
  await desk.getByRole('button', { name: 'Check in Asha Rao' }).click();
  await expect(desk.getByRole('button', { name: 'Undo Asha Rao' })).toBeVisible();
  consoleErrors.expect(/403/);
  await desk.goto(links.quizScores(event.id));
  await expect(desk.getByText(CLOSED)).toHaveCount(1);
  await checkAccessibility(desk);

  await role.selectOption({ label: 'Editor: the event and its questions' });
  await expect(page.getByText(/: Editor$/)).toBeVisible();
  await desk.goto(links.participants(event.id));
  await expect(desk.getByText(CLOSED)).toHaveCount(1);
  await desk.getByRole('link', { name: 'Questions' }).click();
  await expect(desk.getByRole('button', { name: 'Add question' })).toBeVisible();
});
