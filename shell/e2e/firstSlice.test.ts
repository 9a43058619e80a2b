import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { stories, type Stage } from './harness/stories';
import { logIn, signUpAsParticipant } from './steps/accounts';
import { eventCalled, likes } from './steps/events';
import { eventually } from './steps/eventually';

const tell = stories();

/** Each answer takes a second and a half. */
const SLOW = { offline: false, latency: 1500, downloadThroughput: -1, uploadThroughput: -1 };

const main = ({ page }: Stage) => page.getByRole('main');
const heading = ({ page }: Stage, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function fillRegistration({ page }: Stage): Promise<void> {
  await page.getByLabel('Institute').fill('Lakeside College');
  await page.getByLabel('Type').selectOption('Professional');
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
}

tell(
  'a visitor finds an event, signs up with a mailed code, registers, and the host sees it',
  'wide',
  async (stage) => {
    const { page, go } = stage;
    const event = await eventCalled(stage, 'Capital Quest');

    await go('/');
    await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
    await go(`/event/${event.id}`);
    await heading(stage, event.title).waitFor();
    await page.reload();
    await heading(stage, event.title).waitFor();
    await stage.accessible();
    await main(stage).getByRole('button', { name: 'Register' }).click();
    const popup = page.getByRole('dialog');
    await popup.getByRole('button', { name: 'Sign UP' }).waitFor();
    await stage.accessible();
    await stage.screenshot('login-popup-1280');
    await popup.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign up' }).click();
    await heading(stage, 'How will you use Marquee?').waitFor();
    await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    await signUpAsParticipant(stage, 'nila@demo.test');
    await page.getByText('Validation successful. Proceeding...').waitFor();
    await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
    await page.waitForURL(`${stage.origin}/`);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByText('Nila').waitFor();

    await go(`/event/${event.id}`);
    await main(stage).getByRole('link', { name: 'Register' }).click();
    await heading(stage, 'Registration').waitFor();
    await fillRegistration(stage);
    await page.getByText('Registration successful').waitFor();
    await go(`/event/${event.id}`);
    await main(stage).getByText('Already Registered').first().waitFor();
    await stage.screenshot('already-registered-1280');

    await navigation.getByRole('button', { name: 'Logout' }).click();
    // The page starts afresh at home.
    await page.waitForURL(`${stage.origin}/`);
    await navigation.getByRole('link', { name: 'Login' }).click();
    await logIn(stage, 'host1@demo.test');
    await page.getByText('Login successful').waitFor();
    await page.waitForURL('**/home-host');
    await heading(stage, /Ananya/).waitFor();
    await stage.accessible();
    await page.getByRole('link', { name: 'See all' }).click();
    await page.getByRole('row', { name: event.title }).getByText('15 of 500').waitFor();
    await stage.accessible();
    await stage.screenshot('event-manage-1280');
  },
);

tell(
  'one session serves shell and remotes: hearts and navigation turn without a reload',
  'wide',
  async (stage) => {
    const { page, go } = stage;
    const event = await eventCalled(stage, 'Monsoon Hack');
    await go('/login');
    await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    await logIn(stage, 'participant1@demo.test');
    await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Tara').waitFor();

    const isLiked = await likes(stage, 'participant1@demo.test', event.title);
    const heart = (pressed: boolean) =>
      page.getByRole('button', { name: `Like ${event.title}`, pressed }).first();
    const stored = page.waitForResponse('**/favourites');
    await heart(isLiked).click();
    await heart(!isLiked).waitFor();
    assert.equal(await page.evaluate(() => Reflect.get(globalThis, 'samePage')), true);
    await stored;

    await page.reload();
    await heart(!isLiked).waitFor();
  },
);

tell('a visitor who presses Register goes on at the form after signing up', 'narrow', async (stage) => {
  const { page, go } = stage;
  const event = await eventCalled(stage, 'Capital Quest');
  await go(`/event/${event.id}`);
  await main(stage).getByRole('button', { name: 'Register' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign UP' }).click();
  await heading(stage, 'How will you use Marquee?').waitFor();
  await stage.accessible();
  await signUpAsParticipant(stage, 'usha@demo.test');
  await heading(stage, 'Registration').waitFor();
  await page.waitForURL(`**/regifore/${event.id}`);
  await stage.accessible();
  await stage.screenshot('registration-390');
});

tell('a person logs out, and another tab with them', 'narrow', async (stage) => {
  const { page, go } = stage;
  await go('/login');
  await logIn(stage, 'participant2@demo.test');
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Open menu' }).click();
  await other.getByRole('button', { name: 'Logout' }).waitFor();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await other.getByRole('link', { name: 'Log in' }).waitFor();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Log in' }).waitFor();
});

tell('who logs out on a slow network goes on at once and stays there (AU-25)', 'wide', async (stage) => {
  const { page, go } = stage;
  await go('/login');
  await logIn(stage, 'participant2@demo.test');
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  await stage.accessible();
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.emulateNetworkConditions', SLOW);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill('participant1@demo.test');
  await pause(2 * SLOW.latency);
  await eventually(() => page.getByLabel('Email').inputValue(), 'participant1@demo.test');
  const whose = () =>
    fetch(`${stage.origin}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  await eventually(async () => (await whose()).status, 401);
  await logIn(stage, 'participant1@demo.test');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
});

tell('each remote shows a real screen to the person it is for', 'narrow', async (stage) => {
  const { page, go } = stage;
  const team = await eventCalled(stage, 'Monsoon Hack');
  await go('/event-manage');
  await page.waitForURL('**/login');
  await logIn(stage, 'host1@demo.test');
  await page.waitForURL('**/event-manage');
  const quiz = page.getByRole('link', { name: 'Samanvay Grand Quiz: online prelims', exact: true });
  const quizId = (await quiz.getAttribute('href'))?.split('/').at(-1) ?? '';
  await stage.accessible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();

  await go(`/team/${team.id}`);
  await logIn(stage, 'participant1@demo.test');
  await page.getByRole('heading', { name: 'Night Owls' }).waitFor();
  await stage.accessible();
  await stage.screenshot('team-390');
  await go(`/event/${quizId}`);
  await main(stage).getByRole('link', { name: 'View leaderboard' }).click();
  await heading(stage, 'Leaderboard').waitFor();
  await page.getByText('30 participants').waitFor();
  await stage.accessible();
  await stage.screenshot('leaderboard-390');
});

tell('an unknown address is a page of its own, and the way home works', 'narrow', async (stage) => {
  const { page, go, complaints } = stage;
  complaints.expect(/404/);
  await go('/nothing/here');
  await heading(stage, 'Page not found').waitFor();
  await stage.accessible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
});
