import type { Page } from '@playwright/test';
import { quiz } from '@marquee/shared-contracts';
import { logInByApi, signUpParticipant } from '../fixtures/accounts';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { expectNoOverflow } from '../fixtures/expectNoOverflow';
import {
  createQuiz,
  endQuizIn,
  readAttemptState,
  readStoredAnswers,
  getRightOption,
  startQuizIn,
} from '../fixtures/quizzes';
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

/** Collects the texts of the quiz API's replies and of all scripts. */
function collectReplies(page: Page): string[] {
  const replies: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/participant/quiz/') || response.url().endsWith('.js'))
      void response.text().then(
        (text) => replies.push(text),
        () => undefined,
      );
  });
  return replies;
}

const isRightOptionRevealed = (text: string): boolean =>
  /"correct\w*":/i.test(text) || text.includes(`correctAnswer:"${getRightOption(1)}`);

test('a participant takes a quiz by keyboard alone, and no reply reveals a right option (QZ-2)', async ({
  participantPage: page,
  api,
  host,
  participant,
}) => {
  const event = await createQuiz(api, host, { questions: 5, startsIn: 600, registered: [participant] });
  const replies = collectReplies(page);
  await page.goto(`/quiz/${event.id}`);
  await expect(page.getByText('The quiz has not started yet!')).toBeVisible();
  await checkAccessibility(page);
  // The start screen appears without a reload.
  await startQuizIn(api, event, 2);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expectQuestion(page, 1);
  await page.keyboard.type('b');
  await expectSaved(page);
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await expectQuestion(page, 2);
  await page.keyboard.type('c');
  await page.keyboard.press('ArrowRight');
  await expectQuestion(page, 3);
  await page.keyboard.press('ArrowLeft');
  await expectQuestion(page, 2);
  await expectSelected(page, 'C: Cedar');
  // Up and down belong to the browser, inside the group.
  await page.getByRole('radio', { name: 'C: Cedar' }).press('ArrowDown');
  await expectSelected(page, 'D: Daisy');
  await page.keyboard.press('ArrowRight');
  await expectQuestion(page, 3);
  await page.keyboard.press('Enter');
  await expectQuestion(page, 4);
  await page.keyboard.press('Enter');
  await expectQuestion(page, 5);
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to submit the quiz?' });
  await expect(dialog.getByText('2 unanswered')).toBeVisible();
  await checkAccessibility(page);
  await expect
    .poll(() => readStoredAnswers(api, event, participant))
    .toEqual(['Basil', 'Daisy', null, null, 'Amber']);
  await expect.poll(() => replies.length).toBeGreaterThan(5);
  expect(replies.filter(isRightOptionRevealed)).toEqual([]);
  await Promise.all([
    expect(page.getByText('Quiz submitted successfully!')).toBeVisible(),
    dialog.getByRole('button', { name: 'Submit' }).press('Enter'),
  ]);
  await expect(page).toHaveURL(`/leader/${event.id}`);
  expect(await readAttemptState(api, event, participant)).toBe('SUBMITTED');
  await page.goto(`/quiz/${event.id}`);
  await expect(page.getByRole('main').getByText('You have already submitted the quiz.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View leaderboard' })).toBeVisible();
  await checkAccessibility(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a reload at every step, the back button and another device lose no answer', async ({
    page,
    api,
    openPage,
    openNewQuiz,
  }) => {
    const { event, person } = await openNewQuiz(4);
    await startQuiz(page);
    const options = ['Amber', 'Basil', 'Cedar', 'Daisy'];
    for (const [index, option] of options.entries()) {
      await selectOption(page, option);
      // The request of the answer may or may not have left by now.
      await page.reload();
      await expectQuestion(page, index + 1);
      await expectSelected(page, option);
      await expectSaved(page);
      if (index === 0) await checkAccessibility(page);
      if (index < 3) await page.getByRole('button', { name: 'Next' }).click();
      await expectQuestion(page, Math.min(index + 2, 4));
    }
    expect(await readStoredAnswers(api, event, person)).toEqual(options);
    await page.goBack();
    await expectQuestion(page, 3);
    await page.goBack();
    await expectQuestion(page, 2);
    await expectSelected(page, 'Basil');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);

    const session = await logInByApi(api, person.email);
    const other = await openPage(`/quiz/${event.id}`, { as: session });
    await expect(other.getByText('You have answered 4 of 4 questions.')).toBeVisible();
    await other.getByRole('link', { name: 'Resume at question 4' }).click();
    await expectQuestion(other, 4);
    await expectSelected(other, 'Daisy');
  });

  test('two tabs share one attempt', async ({ page, api, consoleErrors, openNewQuiz }) => {
    const { event, person } = await openNewQuiz(3);
    await startQuiz(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expectQuestion(other, 1);
    await selectOption(page, 'Basil');
    await expectSelected(other, 'Basil');
    await expectSaved(other);
    await selectOption(other, 'Cedar');
    await expectSelected(page, 'Cedar');
    await expectSaved(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expectQuestion(page, 2);
    await selectOption(page, 'Daisy');
    await expectSaved(page);
    await expect(other.getByRole('link', { name: 'Question 2, answered', exact: true })).toBeVisible();
    expect(await readStoredAnswers(api, event, person)).toEqual(['Cedar', 'Daisy', null]);

    // Offline, the answer of the first tab waits in both tabs, and either tab sends it.
    await page.context().setOffline(true);
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    await selectOption(page, 'Amber');
    await expectWaiting(other);
    await page.context().setOffline(false);
    await expectSaved(other);
    await expectSaved(page);
    expect(await readStoredAnswers(api, event, person)).toEqual(['Cedar', 'Amber', null]);

    consoleErrors.expect(/409/);
    await other.getByRole('button', { name: 'Finish' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect(other).toHaveURL(/\/leader\//);
    await Promise.all([
      // A toast says it, and for a moment the screen that is left.
      expect(page.getByText('You have already submitted the quiz.').first()).toBeVisible(),
      // A retry after the outage may find it first and leave the screen, so that there is no button.
      page
        .getByRole('button', { name: 'Next' })
        .click({ timeout: 5_000 })
        .catch(() => undefined),
    ]);
    await expect(page).toHaveURL(/\/leader\//);
  });

  for (const minutes of [-10, 10])
    test(`a browser whose clock is wrong by ${minutes} minutes shows the time left and submits in time`, async ({
      page,
      api,
      openNewQuiz,
    }) => {
      const deviation = minutes * 60_000;
      await page.addInitScript((milliseconds: number) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + milliseconds;
      }, deviation);
      const { event, person } = await openNewQuiz(2);
      await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
      const endsAt = await endQuizIn(api, event, 8);
      await startQuiz(page);
      await selectOption(page, 'Basil');
      // The page compares the countdown with the correct clock at one moment.
      await page.waitForFunction(
        ({ end, wrong }) => {
          const shown = /^0:(\d\d)$/.exec(document.querySelector('[role="timer"]')?.textContent ?? '')?.[1];
          return Math.abs(Number(shown) - (end - Date.now() + wrong) / 1_000) < 2;
        },
        { end: endsAt, wrong: deviation },
      );
      await Promise.all([
        expect(page.getByText('Quiz submitted successfully!')).toBeVisible(),
        expect(page).toHaveURL(/\/leader\//),
      ]);
      expect(await readAttemptState(api, event, person)).toBe('SUBMITTED');
      // The server takes answers until two seconds after the end.
      await waitUntil(endsAt + 2_200);
      expect(await readStoredAnswers(api, event, person)).toEqual(['Basil', null]);
    });

  test('a participant without registration registers, and a quiz without questions says so', async ({
    page,
    api,
    logIn,
    consoleErrors,
    host,
    participant,
  }) => {
    consoleErrors.expect(/403/);
    const stranger = await signUpParticipant(api);
    const event = await createQuiz(api, host, { questions: 0, registered: [participant] });
    await logIn(stranger);
    await page.goto(`/quiz/${event.id}`);
    await expect(page.getByText('Register for the event first')).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(`/regifore/${event.id}`);
    const params = { eventId: event.id, page: '1' };
    expect((await api.send(quiz.question, { params }, participant.token)).status).toBe(409);
    await logIn(participant);
    await page.goto(`/quiz/${event.id}`);
    await expect(page.getByText('Unable to fetch quiz details. Please try again later.')).toBeVisible();
    await page.goto('/quiz');
    await expect(page.getByText('No event selected')).toBeVisible();
    await checkAccessibility(page);
  });
});
