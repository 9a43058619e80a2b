import assert from 'node:assert/strict';
import { stories, type Stage } from './harness/stories';
import { logIn } from './steps/accounts';

import { eventually } from './steps/eventually';
import {
  callAs,
  choose,
  chosen,
  goAs,
  questionShown,
  saved,
  stageQuiz,
  start,
  until,
  waitsForNetwork,
} from './steps/quizzes';

const tell = stories();

const ASHA = 'participant1@demo.test';
const RAVI = 'participant2@demo.test';

/** Console errors of a lost network; 409: the choice before was stored although its reply was lost (QZ-10). */
const expectCuts = ({ complaints }: Stage): void =>
  ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', '503', '409'].forEach((sign) =>
    complaints.expect(new RegExp(sign)),
  );

/** Ways in which a network fails somebody who has just chosen, and how it comes back. */
const cuts: Record<string, (stage: Stage) => Promise<() => Promise<void>>> = {
  'it is gone': async ({ page }) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
  'replies are lost after the server has stored': async ({ page }) => {
    await page.route('**/answer', async (route) => {
      await route.fetch();
      await route.abort();
    });
    return comeBack(page);
  },
  'the server is overloaded': async ({ page }) => {
    await page.route('**/answer', (route) => route.fulfill({ status: 503, body: 'busy' }));
    return comeBack(page);
  },
};

const comeBack =
  (page: Stage['page']): (() => Promise<void>) =>
  async () => {
    // A try that is under way still fails; the next one is made at once when the network is back.
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };

for (const [how, cut] of Object.entries(cuts))
  tell(
    `the network is cut at every question (${how}): all choices arrive, in their order`,
    'narrow',
    async (stage) => {
      const { page } = stage;
      expectCuts(stage);
      const quiz = await stageQuiz(stage, { questions: 4, registered: [ASHA] });
      await goAs(stage, ASHA, `/quiz/${quiz.id}`);
      await start(page);
      const options = ['Amber', 'Basil', 'Cedar', 'Daisy'];
      for (const [index, option] of options.entries()) {
        const mend = await cut(stage);
        // Changed while it is away: only the last choice may count.
        await choose(page, options[(index + 1) % 4] ?? '');
        await waitsForNetwork(page);
        await choose(page, option);
        await page
          .getByRole('link', { name: `Question ${index + 1}, answered, waiting for network` })
          .waitFor();
        if (index === 0) {
          await stage.accessible();
          await stage.screenshot(`quiz-waiting-390`);
        }
        await mend();
        await saved(page);
        assert.equal((await quiz.storedFor(ASHA))[index], option);
        if (index < 3) await page.getByRole('button', { name: 'Next' }).click();
        await questionShown(page, Math.min(index + 2, 4));
      }
      assert.deepEqual(await quiz.storedFor(ASHA), options);
      assert.equal(await page.getByText('not saved').count(), 0);
      await eventually(
        () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('quiz'))),
        [],
      );
    },
  );

tell(
  'a whole quiz is answered without a network, submitted honestly, and lost by no crash',
  'narrow',
  async (stage) => {
    const { page } = stage;
    expectCuts(stage);
    const quiz = await stageQuiz(stage, { questions: 3, registered: [RAVI] });
    await goAs(stage, RAVI, `/quiz/${quiz.id}`);
    const others = Promise.all([2, 3].map((number) => page.waitForResponse(`**/questions/${number}`)));
    await start(page);
    for (const other of await others) await other.finished();
    await page.context().setOffline(true);
    for (const [index, option] of ['Daisy', 'Cedar', 'Basil'].entries()) {
      await questionShown(page, index + 1);
      await choose(page, option);
      await page.getByRole('button', { name: index < 2 ? 'Next' : 'Submit' }).click();
    }
    const dialog = page.getByRole('dialog');
    await dialog.getByText('All questions are answered.').waitFor();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.getByText('3 answers are waiting for the network. The quiz is not submitted yet.').waitFor();
    await stage.accessible();
    await stage.screenshot('quiz-submit-offline-390');
    assert.deepEqual(await quiz.storedFor(RAVI), [null, null, null]);

    // The browser dies; another page of the same device takes it up.
    const again = await page.context().newPage();
    await page.close();
    await again.context().setOffline(false);
    await again.goto(`${stage.origin}/quiz/${quiz.id}?page=2`);
    await questionShown(again, 2);
    await saved(again);
    await chosen(again, 'Cedar');
    assert.deepEqual(await quiz.storedFor(RAVI), ['Daisy', 'Cedar', 'Basil']);
    await again.getByRole('button', { name: 'Finish' }).click();
    await again.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await again.waitForURL('**/leader/**');
  },
);

tell(
  'the time ends while the network is away: what did not arrive is named, also after a reload',
  'narrow',
  async (stage) => {
    const { page, complaints } = stage;
    expectCuts(stage);
    complaints.expect(/409/);
    const quiz = await stageQuiz(stage, { questions: 3, registered: [ASHA] });
    await goAs(stage, ASHA, `/quiz/${quiz.id}`);
    await page.getByRole('button', { name: 'Start' }).waitFor();
    const endsAt = await quiz.endIn(15);
    await start(page);
    await choose(page, 'Amber');
    await saved(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await questionShown(page, 2);
    await page.context().setOffline(true);
    await choose(page, 'Cedar');
    await until(endsAt);
    await page.getByText('The time is up.').waitFor();
    await page.getByText('Question 2: Cedar').waitFor();
    await stage.accessible();
    await stage.screenshot('quiz-time-up-offline-390');
    await until(endsAt + 2_500);
    await page.context().setOffline(false);
    const named = page.getByRole('alert');
    await named.getByText('1 answer was not saved').waitFor();
    await page.reload();
    await named.getByText('Question 2: Which word belongs to question 2?').waitFor();
    await named.getByText('Cedar').waitFor();
    await page.getByRole('main').getByText('The quiz is over!').last().waitFor();
    await stage.accessible();
    await stage.screenshot('quiz-missed-390');
    assert.deepEqual(await quiz.storedFor(ASHA), ['Amber', null, null]);
    assert.equal(await quiz.stateFor(ASHA), 'AUTO_SUBMITTED');
    await named.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('link', { name: 'View leaderboard' }).click();
    await page.waitForURL('**/leader/**');
  },
);

tell('a session that ends in mid-quiz keeps the answers for its owner alone', 'narrow', async (stage) => {
  const { page, complaints } = stage;
  complaints.expect(/401|403|ERR_FAILED/);
  // Nothing but the answer shall tell that the session has ended: neither the stream nor a question that is read.
  await page.route('**/api/v1/stream', (route) => route.abort());
  const quiz = await stageQuiz(stage, { questions: 2, registered: [ASHA, RAVI] });
  await goAs(stage, ASHA, `/quiz/${quiz.id}`);
  const ahead = page.waitForResponse('**/questions/2');
  await start(page);
  await (await ahead).finished();
  const again = page.waitForResponse('**/questions/2');
  await page.getByRole('button', { name: 'Next' }).click();
  await questionShown(page, 2);
  await (await again).finished();
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await fetch(`${stage.origin}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${String(token)}` },
  });
  await choose(page, 'Daisy');
  await page.getByText('Your session has ended').waitFor();

  // Somebody else uses the device first.
  await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click();
  await logIn(stage, RAVI);
  await page.waitForURL('**/quiz/**');
  await page.getByRole('button', { name: 'Start' }).click();
  await questionShown(page, 1);
  await page.getByText('0 of 2 answered').waitFor();
  assert.deepEqual(await quiz.storedFor(RAVI), [null, null]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();

  await goAs(stage, ASHA, `/quiz/${quiz.id}?page=2`);
  await questionShown(page, 2);
  await chosen(page, 'Daisy');
  await saved(page);
  assert.deepEqual(await quiz.storedFor(ASHA), [null, 'Daisy']);
  assert.deepEqual(await quiz.storedFor(RAVI), [null, null]);
});

tell('a choice of another device stands against an older one that waited here', 'narrow', async (stage) => {
  const { page, complaints } = stage;
  expectCuts(stage);
  complaints.expect(/409/);
  const quiz = await stageQuiz(stage, { questions: 2, registered: [ASHA] });
  await goAs(stage, ASHA, `/quiz/${quiz.id}`);
  await start(page);
  await page.context().setOffline(true);
  await choose(page, 'Amber');
  await waitsForNetwork(page);
  const elsewhere = await callAs(stage, ASHA);
  const { body } = await elsewhere('GET', `/api/participant/quiz/${quiz.id}/questions/1`);
  const path = `/api/participant/quiz/${quiz.id}/questions/${String(body.data?.['id'])}/answer`;
  await elsewhere('POST', path, { selectedOption: 'Daisy', baseRevision: 0 });
  await page.context().setOffline(false);
  await page.getByText('This answer was changed on another device.').waitFor();
  await chosen(page, 'Daisy');
  await stage.accessible();
  await stage.screenshot('quiz-changed-elsewhere-390');
  assert.deepEqual(await quiz.storedFor(ASHA), ['Daisy', null]);
  await choose(page, 'Amber');
  await saved(page);
  assert.deepEqual(await quiz.storedFor(ASHA), ['Amber', null]);
});
