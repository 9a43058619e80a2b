import { getAccountButton } from '../fixtures/accountMenu';
import { type Account, signUpHost, signUpParticipant } from '../fixtures/accounts';
import { navigateInPage } from '../fixtures/navigateInPage';
import { expect, test } from '../fixtures/test';

const EVENT = '01890000-0000-7000-8000-000000000001';

/** Screens of one audience, written out so that a wrong `access` in a remote.json shows (RT-4). */
const participantPaths = [
  `/regifore/${EVENT}`,
  '/registered-events',
  '/past',
  '/part-profile',
  '/edit',
  '/registration2',
  '/coins',
  '/watchlist',
  `/quiz/${EVENT}`,
  `/create-or-join/${EVENT}`,
  `/team/${EVENT}`,
  '/notification2',
];
const hostPaths = [
  '/home-host',
  '/event-manage',
  `/create-quiz/${EVENT}`,
  '/create-events',
  '/create-events/details',
  `/event-detail/${EVENT}`,
  `/update-event/${EVENT}`,
  `/update-event/${EVENT}/details`,
  `/view-participants/${EVENT}`,
  `/room-allocate/${EVENT}`,
  `/host-manage/${EVENT}`,
  '/host-profile',
  '/host-edit-profile',
  '/notifications',
  `/quiz-scores/${EVENT}`,
];
const accountPaths = ['/account', `/leader/${EVENT}`];

const audiences: {
  title: string;
  signUp?: typeof signUpHost;
  paths: string[];
  target: string;
}[] = [
  {
    title: 'a visitor is sent to the login from every screen of accounts',
    paths: [...participantPaths, ...hostPaths, ...accountPaths],
    target: '/login',
  },
  {
    title: 'a host is sent home from every screen of participants',
    signUp: signUpHost,
    paths: participantPaths,
    target: '/home-host',
  },
  {
    title: 'a participant is sent home from every screen of hosts',
    signUp: signUpParticipant,
    paths: hostPaths,
    target: '/',
  },
];

for (const { title, signUp, paths, target } of audiences)
  test(title, async ({ page, api, logIn }) => {
    const account: Account | undefined = await signUp?.(api);
    if (account !== undefined) await logIn(account);
    await page.goto('/terms');
    const isKnown = account !== undefined;
    await expect(getAccountButton(page)).toHaveCount(isKnown ? 1 : 0);
    for (const path of paths) {
      await navigateInPage(page, path);
      await expect(page, path).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeHidden();
      await navigateInPage(page, '/terms');
      await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    }
  });
