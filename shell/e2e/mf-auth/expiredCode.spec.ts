import { createSignUpDraft } from '../fixtures/accounts';
import {
  enterCode,
  enterNewCode,
  expectVerifiedCode,
  logInOnScreen,
  QUICK_CODES,
} from '../fixtures/authScreens';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { getUpcomingEvents } from '../fixtures/eventScreens';
import { readMailedCode, readMails } from '../fixtures/mails';
import { expect, test } from '../fixtures/test';
import { NARROW } from '../fixtures/viewports';
import { waitUntil } from '../fixtures/waitUntil';

/** Long enough for a busy machine to enter a new code in time. */
const LIFE_SECONDS = 10;

test.use({
  settings: { ...QUICK_CODES, CODE_LIFE_SECONDS: String(LIFE_SECONDS) },
  viewport: NARROW,
});

test('a participant whose code has expired enters another code', async ({ page, api, consoleErrors }) => {
  consoleErrors.expect(/403|410/);
  await page.clock.install();
  const { email } = await createSignUpDraft(api);
  await page.goto('/login');
  await logInOnScreen(page, email);
  await expect(page).toHaveURL('/otpWithMail');
  const code = await readMailedCode(api, email);
  const [mail] = await readMails(api, email);
  await waitUntil(Date.parse(mail?.sentAt ?? '') + LIFE_SECONDS * 1_000);
  await enterCode(page, code);
  const main = page.getByRole('main');
  await expect(main.getByText('This code has expired. Please ask for a new one.')).toBeVisible();
  await checkAccessibility(page);
  await expectVerifiedCode(page, () => enterNewCode(page, api, email));
  await expect(getUpcomingEvents(page)).toBeVisible();
});
