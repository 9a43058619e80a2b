import { setTimeout as pause } from 'node:timers/promises';
import { stories } from './harness/stories';
import { logIn } from './steps/accounts';
import { enterAnotherCode, enterCode, enterRightCode } from './steps/entering';
import { makeDraft } from './steps/madeAccount';

// Long enough for a busy machine to enter a fresh code in time.
const LIFE_SECONDS = 10;
const tell = stories({ CODE_LIFE_SECONDS: String(LIFE_SECONDS), CODE_PAUSE_SECONDS: '1' });

tell('a code that is too old is refused, and another one is taken', 'narrow', async (stage) => {
  const { page, go, complaints } = stage;
  const email = 'slow@demo.test';
  complaints.expect(/403|410/);
  await page.clock.install();
  await makeDraft(stage, email);
  await go('/login');
  await logIn(stage, email);
  await page.waitForURL('**/otpWithMail');
  const first = await stage.mailedCode(email);
  await pause((LIFE_SECONDS + 1) * 1_000);
  await enterCode(stage, first);
  await page.getByRole('main').getByText('This code has expired. Please ask for a new one.').waitFor();
  await stage.accessible();
  await stage.screenshot('code-expired-390');
  await enterRightCode(stage, () => enterAnotherCode(stage, email));
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
});
