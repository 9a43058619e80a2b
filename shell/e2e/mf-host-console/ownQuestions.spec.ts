import { links, registration } from '@marquee/shared-contracts';
import type { Page } from '@playwright/test';
import { signUpParticipant } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { createEvent, createRegistrationForm } from '../fixtures/events';
import { getHeading } from '../fixtures/eventScreens';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import { readCsvDownload } from '../fixtures/readCsvDownload';
import { expect, test } from '../fixtures/test';
import { NARROW, NARROWEST } from '../fixtures/viewports';

const getButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function writeQuestion(page: Page, number: number, [text, kind, options]: string[]): Promise<void> {
  await getButton(page, 'Add question').click();
  const question = page
    .getByRole('list', { name: 'Own questions' })
    .getByRole('listitem')
    .nth(number - 1);
  await question.getByRole('textbox', { name: `Question ${number}` }).fill(text ?? '');
  await question.getByLabel('Answer').selectOption(kind ?? 'Short text');
  if (options !== undefined) await question.getByLabel('Options').fill(options);
}

test('a host asks own questions, a participant answers them, and the host reads the answers', async ({
  page,
  api,
  logIn,
  openPage,
  host,
}) => {
  const event = await createEvent(api, host, { title: 'Lantern Talk' });
  const desk = await openPage(links.updateEventDetails(event.id), { as: host });
  await writeQuestion(desk, 1, ['May we take photos?', 'Consent']);
  await writeQuestion(desk, 2, ['Your T-shirt size?', 'One of several options', 'S']);
  await getButton(desk, 'Save').click();
  await expect(desk.getByText('Please give 2 to 20 options, one per line.')).toBeVisible();
  await desk.getByLabel('Options').fill('S\nM\nL');
  await getButton(desk, 'Move question 2').press('ArrowUp');
  await expect(getButton(desk, 'Move question 1')).toBeFocused();
  await expect(desk.getByRole('textbox', { name: 'Question 1' })).toHaveValue('Your T-shirt size?');
  await desk.getByRole('checkbox', { name: 'Required' }).first().check();
  await checkAccessibility(desk);
  await getButton(desk, 'Save').click();
  await expect(getHeading(desk, event.title)).toBeVisible();

  await page.setViewportSize(NARROW);
  await logIn(await signUpParticipant(api, 'Nila Devi'));
  await page.goto(links.registration(event.id));
  await page.getByLabel('Institute').fill('Lakeside College');
  await getButton(page, 'Register').click();
  await expect(page.getByText('Please answer this question.')).toBeVisible();
  await expect(page.getByLabel('Your T-shirt size?')).toBeFocused();
  await checkAccessibility(page);
  await page.setViewportSize(NARROWEST);
  await expectNoOverflow(page);
  await page.getByLabel('Your T-shirt size?').selectOption('M');
  await page.reload();
  await expect(page.getByLabel('Your T-shirt size?')).toHaveValue('M');
  await page.getByRole('checkbox', { name: 'May we take photos? (optional)' }).check();
  await getButton(page, 'Register').click();
  await expect(getHeading(page, 'Registration successful')).toBeVisible();

  const other = await signUpParticipant(api, 'Omar Sheikh');
  const { data } = await api.call(registration.details, { params: { eventId: event.id } }, other.token);
  const [size] = data.formQuestions ?? [];
  const answers = [{ questionId: size?.id ?? '', values: ['L'] }];
  const body = { ...createRegistrationForm(other), answers };
  await api.call(registration.register, { params: { eventId: event.id }, body }, other.token);

  await desk.goto(links.participants(event.id));
  await desk.getByText('Answers (0 of 2 shown)').click();
  await desk.getByRole('checkbox', { name: 'Your T-shirt size?' }).click();
  await expect(desk.getByRole('row', { name: /Nila Devi/ })).toContainText('M');
  await desk.getByLabel('Question', { exact: true }).selectOption('1. Your T-shirt size?');
  await desk.getByLabel('Answer', { exact: true }).selectOption('L');
  await expect(desk.getByText('1 person')).toBeVisible();
  await expect(desk.getByRole('row', { name: /Omar/ })).toBeVisible();
  await checkAccessibility(desk);
  await desk.reload();
  await expect(desk.getByText('1 person')).toBeVisible();
  const { lines } = await readCsvDownload(getButton(desk, 'Download CSV'));
  expect(lines[0]).toContain('"Your T-shirt size?","May we take photos?"');
  expect(lines[1]).toContain('"L",""');
  await desk.setViewportSize(NARROWEST);
  await expectNoOverflow(desk);
});
