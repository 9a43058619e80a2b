import assert from 'node:assert/strict';
import { stories } from './harness/stories';
import { beLoggedIn } from './steps/events';
import { eventually, fits } from './steps/eventually';
import {
  callAs,
  choose,
  chosen,
  goAs,
  questionShown,
  rightOption,
  saved,
  stageQuiz,
  start,
  until,
} from './steps/quizzes';

const tell = stories();

const ASHA = 'participant1@demo.test';
const RAVI = 'participant2@demo.test';

tell(
  'a participant takes a quiz by the keyboard alone, and is told no right answer',
  'wide',
  async (stage) => {
    const { page } = stage;
    await beLoggedIn(stage, ASHA);
    const quiz = await stageQuiz(stage, { questions: 5, startsIn: 10, registered: [ASHA] });
    const told: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/participant/quiz/') || response.url().endsWith('.js'))
        void response.text().then(
          (text) => told.push(text),
          () => undefined,
        );
    });
    await stage.go(`/quiz/${quiz.id}`);
    await page.getByText('The quiz has not started yet!').waitFor();
    await stage.accessible();
    await stage.screenshot('quiz-not-started-1280');
    // The page opens by itself when the time has come.
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await stage.accessible();
    await stage.screenshot('quiz-start-1280');
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    await questionShown(page, 1);
    await page.keyboard.type('b');
    await saved(page);
    await stage.accessible();
    await page.keyboard.press('Enter');
    await questionShown(page, 2);
    await page.keyboard.type('c');
    await page.keyboard.press('ArrowRight');
    await questionShown(page, 3);
    await page.keyboard.press('ArrowLeft');
    await questionShown(page, 2);
    await chosen(page, 'C: Cedar');
    // Up and down are the browser's own, inside the group.
    await page.getByRole('radio', { name: 'C: Cedar' }).press('ArrowDown');
    await chosen(page, 'D: Daisy');
    await page.keyboard.press('ArrowRight');
    await questionShown(page, 3);
    await stage.screenshot('quiz-question-1280');
    await page.keyboard.press('Enter');
    await questionShown(page, 4);
    await page.keyboard.press('Enter');
    await questionShown(page, 5);
    await page.keyboard.type('a');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Are you sure you want to submit the quiz?' });
    await dialog.getByText('2 unanswered').waitFor();
    await stage.accessible();
    await stage.screenshot('quiz-finish-1280');
    await eventually(() => quiz.storedFor(ASHA), ['Basil', 'Daisy', null, null, 'Amber']);
    await eventually(() => told.length > 5, true);
    assert.deepEqual(
      told.filter((text) => /"correct\w*":/i.test(text) || text.includes(`correctAnswer:"${rightOption(1)}`)),
      [],
    );
    await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
    await page.getByText('Quiz submitted successfully!').waitFor();
    await page.waitForURL(`**/leader/${quiz.id}`);
    assert.equal(await quiz.stateFor(ASHA), 'SUBMITTED');
    await stage.go(`/quiz/${quiz.id}`);
    await page.getByRole('main').getByText('You have already submitted the quiz.').waitFor();
    await page.getByRole('link', { name: 'View leaderboard' }).waitFor();
    await stage.accessible();
  },
);

tell('a reload at every step, the back button and another device lose nothing', 'narrow', async (stage) => {
  const { page } = stage;
  const quiz = await stageQuiz(stage, { questions: 4, registered: [ASHA] });
  await goAs(stage, ASHA, `/quiz/${quiz.id}`);
  await start(page);
  const options = ['Amber', 'Basil', 'Cedar', 'Daisy'];
  for (const [index, option] of options.entries()) {
    await choose(page, option);
    // At once: whether the choice had been sent is left to chance.
    await page.reload();
    await questionShown(page, index + 1);
    await chosen(page, option);
    await saved(page);
    if (index === 0) {
      await stage.accessible();
      await stage.screenshot('quiz-question-390');
    }
    if (index < 3) await page.getByRole('button', { name: 'Next' }).click();
    await questionShown(page, Math.min(index + 2, 4));
  }
  assert.deepEqual(await quiz.storedFor(ASHA), options);
  await page.goBack();
  await questionShown(page, 3);
  await page.goBack();
  await questionShown(page, 2);
  await chosen(page, 'Basil');
  await page.setViewportSize({ width: 360, height: 740 });
  await stage.screenshot('quiz-question-360');
  await fits(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await fits(page);

  const browser = page.context().browser();
  const elsewhere = await browser?.newContext();
  const other = await elsewhere?.newPage();
  assert.ok(other);
  await goAs(
    { ...stage, page: other, go: async (path) => void (await other.goto(stage.origin + path)) },
    ASHA,
    `/quiz/${quiz.id}`,
  );
  await other.getByText('You have answered 4 of 4 questions.').waitFor();
  await other.getByRole('link', { name: 'Resume at question 4' }).click();
  await questionShown(other, 4);
  await chosen(other, 'Daisy');
  await elsewhere?.close();
});

tell('two tabs share one attempt', 'narrow', async (stage) => {
  const { page } = stage;
  const quiz = await stageQuiz(stage, { questions: 3, registered: [RAVI] });
  await goAs(stage, RAVI, `/quiz/${quiz.id}`);
  await start(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await questionShown(other, 1);
  await choose(page, 'Basil');
  await chosen(other, 'Basil');
  await saved(other);
  await choose(other, 'Cedar');
  await chosen(page, 'Cedar');
  await saved(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await questionShown(page, 2);
  await choose(page, 'Daisy');
  await saved(page);
  await other.getByRole('link', { name: 'Question 2, answered', exact: true }).waitFor();
  assert.deepEqual(await quiz.storedFor(RAVI), ['Cedar', 'Daisy', null]);

  // Without a network one tab's choices wait in both, and go out once.
  await page.context().setOffline(true);
  stage.complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await choose(page, 'Amber');
  await other
    .getByText(/^Waiting for network/)
    .first()
    .waitFor();
  await page.context().setOffline(false);
  await saved(other);
  await saved(page);
  assert.deepEqual(await quiz.storedFor(RAVI), ['Cedar', 'Amber', null]);

  stage.complaints.expect(/409/);
  await other.getByRole('button', { name: 'Finish' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await other.waitForURL('**/leader/**');
  await page.getByRole('button', { name: 'Next' }).click();
  // In a notice, and for a moment in the screen that is left.
  await page.getByText('You have already submitted the quiz.').first().waitFor();
  await page.waitForURL('**/leader/**');
});

for (const minutes of [-10, 10])
  tell(
    `a browser whose clock is wrong by ${minutes} minutes counts down right and submits in time`,
    'narrow',
    async (stage) => {
      const { page } = stage;
      await page.addInitScript((wrong: number) => {
        const right = Date.now.bind(Date);
        Date.now = () => right() + wrong;
      }, minutes * 60_000);
      const quiz = await stageQuiz(stage, { questions: 2, registered: [ASHA] });
      await goAs(stage, ASHA, `/quiz/${quiz.id}`);
      await page.getByRole('button', { name: 'Start' }).waitFor();
      const endsAt = await quiz.endIn(15);
      await start(page);
      await choose(page, 'Basil');
      // Both are read at once, in the page: what it shows, and what is left by a clock that is right.
      await page.waitForFunction(
        ({ end, wrong }) => {
          const shown = /^0:(\d\d)$/.exec(document.querySelector('[role="timer"]')?.textContent ?? '')?.[1];
          return Math.abs(Number(shown) - (end - Date.now() + wrong) / 1_000) < 2;
        },
        { end: endsAt, wrong: minutes * 60_000 },
      );
      await page.waitForURL('**/leader/**');
      await page.getByText('Quiz submitted successfully!').waitFor();
      assert.equal(await quiz.stateFor(ASHA), 'SUBMITTED');
      await until(endsAt + 2_200);
      assert.deepEqual(await quiz.storedFor(ASHA), ['Basil', null]);
    },
  );

tell('who is not registered, and whose quiz has no questions, is told so', 'narrow', async (stage) => {
  const { page } = stage;
  stage.complaints.expect(/403/);
  const quiz = await stageQuiz(stage, { questions: 0, registered: [ASHA] });
  await goAs(stage, RAVI, `/quiz/${quiz.id}`);
  await page.getByText('Register for the event first').waitFor();
  await stage.accessible();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await page.waitForURL(`**/regifore/${quiz.id}`);
  const asha = await callAs(stage, ASHA);
  await until(quiz.startsAt);
  assert.equal((await asha('GET', `/api/participant/quiz/${quiz.id}/questions/1`)).status, 409);
  await page.evaluate((token) => localStorage.setItem('authToken', token), asha.token);
  await stage.go(`/quiz/${quiz.id}`);
  await page.getByText('Unable to fetch quiz details. Please try again later.').waitFor();
  await stage.go('/quiz');
  await page.getByText('No event selected').waitFor();
  await stage.accessible();
});
