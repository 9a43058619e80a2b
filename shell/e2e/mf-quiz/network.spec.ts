import type { Page } from '@playwright/test';
import { auth, quiz } from '@marquee/shared-contracts';
import { logInByApi, signUpParticipant } from '../fixtures/accounts';
import { logInOnScreen } from '../fixtures/authScreens';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import type { ConsoleErrors } from '../fixtures/ConsoleErrors';
import { createQuiz, endQuizIn, readAttemptState, readStoredAnswers } from '../fixtures/quizzes';
import {
  expectQuestion,
  expectSaved,
  expectSelected,
  expectWaiting,
  selectOption,
  startQuiz,
} from '../fixtures/quizScreen';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';
import { waitUntil } from '../fixtures/waitUntil';

test.use({ viewport: NARROW });

const OPTIONS = ['Amber', 'Basil', 'Cedar', 'Daisy'];

/** A 409 follows a lost reply: the server had stored the answer before (QZ-10). */
const expectFailures = (consoleErrors: ConsoleErrors): void =>
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|409/);

const recover = (page: Page) => async (): Promise<void> => {
  // A try under way still fails; the page makes the next as soon as it hears that the network is back.
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
};

/** Failures of a network between an answer and the server; each returns its recovery. */
const failures: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  'the device is offline': async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
  'replies are lost after the server has stored': async (page) => {
    await page.route('**/answer', async (route) => {
      await route.fetch();
      await route.abort();
    });
    return recover(page);
  },
  'the server is overloaded': async (page) => {
    await page.route('**/answer', (route) => route.fulfill({ status: 503, body: 'busy' }));
    return recover(page);
  },
};

for (const [name, fail] of Object.entries(failures))
  test(`all answers arrive in order although the network fails at every question: ${name}`, async ({
    page,
    api,
    consoleErrors,
    openNewQuiz,
  }) => {
    expectFailures(consoleErrors);
    const { event, person } = await openNewQuiz(4);
    await startQuiz(page);
    for (const [index, option] of OPTIONS.entries()) {
      const end = await fail(page);
      // Only the last selection may count.
      await selectOption(page, OPTIONS[(index + 1) % 4] ?? '');
      await expectWaiting(page);
      await selectOption(page, option);
      const waiting = { name: `Question ${index + 1}, answered, waiting for network` };
      await expect(page.getByRole('link', waiting)).toBeVisible();
      if (index === 0 && name === 'the device is offline') {
        await page.setViewportSize({ ...NARROW, width: 320 });
        await expect(page.getByRole('button', { name: 'Finish' })).toBeInViewport({ ratio: 1 });
        await checkAccessibility(page);
      }
      await end();
      await expectSaved(page);
      expect((await readStoredAnswers(api, event, person))[index]).toBe(option);
      if (index < 3) await page.getByRole('button', { name: 'Next' }).click();
      await expectQuestion(page, Math.min(index + 2, 4));
    }
    expect(await readStoredAnswers(api, event, person)).toEqual(OPTIONS);
    await expect(page.getByText('not saved')).toHaveCount(0);
    const readKeys = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('quiz')));
    await expect.poll(readKeys).toEqual([]);
  });

test('answers given offline survive a closed page, and the submit dialog says that they wait', async ({
  page,
  api,
  consoleErrors,
  openNewQuiz,
}) => {
  expectFailures(consoleErrors);
  const { event, person } = await openNewQuiz(3);
  const ahead = Promise.all([2, 3].map((number) => page.waitForResponse(`**/questions/${number}`)));
  await startQuiz(page);
  for (const question of await ahead) await question.finished();
  await page.context().setOffline(true);
  for (const [index, option] of ['Daisy', 'Cedar', 'Basil'].entries()) {
    await expectQuestion(page, index + 1);
    await selectOption(page, option);
    await page.getByRole('button', { name: index < 2 ? 'Next' : 'Submit' }).click();
  }
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('All questions are answered.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const waiting = '3 answers are waiting for the network. The quiz is not submitted yet.';
  await expect(dialog.getByText(waiting)).toBeVisible();
  await checkAccessibility(page);
  expect(await readStoredAnswers(api, event, person)).toEqual([null, null, null]);

  // As after a crash: another page of the device continues.
  const again = await page.context().newPage();
  await page.close();
  await again.context().setOffline(false);
  await again.goto(`/quiz/${event.id}?page=2`);
  await expectQuestion(again, 2);
  await expectSaved(again);
  await expectSelected(again, 'Cedar');
  expect(await readStoredAnswers(api, event, person)).toEqual(['Daisy', 'Cedar', 'Basil']);
  await again.getByRole('button', { name: 'Finish' }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(again).toHaveURL(/\/leader\//);
});

test('an answer that the end of the quiz cut off is named, also after a reload', async ({
  page,
  api,
  consoleErrors,
  openNewQuiz,
}) => {
  expectFailures(consoleErrors);
  const { event, person } = await openNewQuiz(3);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  const endsAt = await endQuizIn(api, event, 8);
  await startQuiz(page);
  await selectOption(page, 'Amber');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expectQuestion(page, 2);
  await page.context().setOffline(true);
  await selectOption(page, 'Cedar');
  await waitUntil(endsAt);
  await expect(page.getByText('The time is up.')).toBeVisible();
  await expect(page.getByText('Question 2: Cedar')).toBeVisible();
  await checkAccessibility(page);
  // The server takes answers until two seconds after the end.
  await waitUntil(endsAt + 2_500);
  await page.context().setOffline(false);
  const alert = page.getByRole('alert');
  await expect(alert.getByText('1 answer was not saved')).toBeVisible();
  await page.reload();
  await expect(alert.getByText('Question 2: Which word belongs to question 2?')).toBeVisible();
  await expect(alert.getByText('Cedar')).toBeVisible();
  await expect(page.getByRole('main').getByText('The quiz is over!').last()).toBeVisible();
  await checkAccessibility(page);
  expect(await readStoredAnswers(api, event, person)).toEqual(['Amber', null, null]);
  expect(await readAttemptState(api, event, person)).toBe('AUTO_SUBMITTED');
  await alert.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('link', { name: 'View leaderboard' }).click();
  await expect(page).toHaveURL(/\/leader\//);
});

test('a session that ends during a quiz keeps the answers for their participant alone', async ({
  page,
  api,
  logIn,
  consoleErrors,
  host,
}) => {
  consoleErrors.expect(/401|403|ERR_FAILED/);
  // The answer alone has to reveal the end of the session: neither the stream nor a question that is read.
  await page.route('**/api/v1/stream', (route) => route.abort());
  const [asha, ravi] = await Promise.all([
    signUpParticipant(api, 'Asha Rao'),
    signUpParticipant(api, 'Ravi Kumar'),
  ]);
  const event = await createQuiz(api, host, { questions: 2, registered: [asha, ravi] });
  await logIn(asha);
  await page.goto(`/quiz/${event.id}`);
  const ahead = page.waitForResponse('**/questions/2');
  await startQuiz(page);
  await (await ahead).finished();
  const again = page.waitForResponse('**/questions/2');
  await page.getByRole('button', { name: 'Next' }).click();
  await expectQuestion(page, 2);
  await (await again).finished();
  await api.call(auth.logout, {}, asha.token);
  // The question may disappear before the option counts as selected.
  await page.getByRole('radio', { name: 'Daisy' }).click();
  await expect(page.getByText('Your session has ended')).toBeVisible();

  // Another participant uses the device first.
  await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click();
  await logInOnScreen(page, ravi.email);
  await expect(page).toHaveURL(/\/quiz\//);
  await startQuiz(page);
  await expect(page.getByText('0 of 2 answered')).toBeVisible();
  expect(await readStoredAnswers(api, event, ravi)).toEqual([null, null]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();

  await page.goto(`/quiz/${event.id}?page=2`);
  await expect(page).toHaveURL('/login');
  await logInOnScreen(page, asha.email);
  await expect(page).toHaveURL(`/quiz/${event.id}?page=2`);
  await expectQuestion(page, 2);
  await expectSelected(page, 'Daisy');
  await expectSaved(page);
  const renewed = await logInByApi(api, asha.email);
  expect(await readStoredAnswers(api, event, renewed)).toEqual([null, 'Daisy']);
  expect(await readStoredAnswers(api, event, ravi)).toEqual([null, null]);
});

test('an answer of another device stays when an older one of this device arrives late (QZ-10)', async ({
  page,
  api,
  consoleErrors,
  openNewQuiz,
}) => {
  expectFailures(consoleErrors);
  const { event, person } = await openNewQuiz(2);
  await startQuiz(page);
  await page.context().setOffline(true);
  await selectOption(page, 'Amber');
  await expectWaiting(page);
  const params = { eventId: event.id };
  const { data } = await api.call(quiz.question, { params: { ...params, page: '1' } }, person.token);
  const body = { selectedOption: 'Daisy', baseRevision: 0 };
  await api.call(quiz.answer, { params: { ...params, questionId: data.id }, body }, person.token);
  await page.context().setOffline(false);
  await expect(page.getByText('This answer was changed on another device.')).toBeVisible();
  await expectSelected(page, 'Daisy');
  await checkAccessibility(page);
  expect(await readStoredAnswers(api, event, person)).toEqual(['Daisy', null]);
  await selectOption(page, 'Amber');
  await expectSaved(page);
  expect(await readStoredAnswers(api, event, person)).toEqual(['Amber', null]);
});
