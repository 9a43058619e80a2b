import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { stories, type Stage } from './harness/stories';
import { beLoggedIn, eventCalled, privateEvent } from './steps/events';
import { eventually } from './steps/eventually';
import { tryAgain } from './steps/failing';

const tell = stories();

const heading = ({ page }: Stage, name: string) => page.getByRole('heading', { level: 1, name });
const panel = ({ page }: Stage) => page.getByRole('region', { name: 'Registration', exact: true });

/** Fetches an address as a chat or search engine does. */
async function served({ origin }: Stage, path: string) {
  const response = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
  return { status: response.status, html, meta };
}

tell('a link to a public event shows its title and picture where it is pasted', 'wide', async (stage) => {
  const event = await eventCalled(stage, 'Capital Quest');
  const { status, html, meta } = await served(stage, `/event/${event.id}`);
  assert.equal(status, 200);
  assert.ok(html.includes(`<title>${event.title} · Marquee</title>`));
  assert.equal(meta('og:title'), event.title);
  const picture = await fetch(new URL(new URL(meta('og:image') ?? '').pathname, stage.origin));
  assert.equal(picture.headers.get('content-type'), 'image/png');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  assert.equal((JSON.parse(data) as { name: string }).name, event.title);

  // The browser reads the same document without a complaint of its content policy.
  await stage.go(`/event/${event.id}`);
  await heading(stage, event.title).waitFor();
  await eventually(() => stage.page.title(), `${event.title} · Marquee`);
});

tell('a visitor reads an event, hands it on and puts it into a calendar', 'wide', async (stage) => {
  const { page, go } = stage;
  const event = await eventCalled(stage, 'Monsoon Hack');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await go(`/event/${event.id}`);
  await heading(stage, event.title).waitFor();
  await panel(stage).getByRole('timer').getByText(/day/).waitFor();
  await page.getByText('Teams of 2–4').waitFor();
  await page.getByText('Part of Samanvay').waitFor();
  await stage.accessible();
  await stage.screenshot('event-1280');

  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());

  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' });
  await dialog.getByRole('link', { name: 'Google Calendar' }).waitFor();
  await stage.accessible();
  await stage.screenshot('calendars-1280');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Calendar file (.ics)' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  assert.match(file, /^BEGIN:VCALENDAR\r\n/);
  assert.ok(file.replaceAll('\r\n ', '').includes(`URL:${page.url()}\r\n`));

  await page.getByRole('link', { name: 'Marquee' }).first().click();
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  await page.goBack();
  await heading(stage, event.title).waitFor();
});

tell('a private event opens by its link alone, and can be liked by it', 'narrow', async (stage) => {
  const { page, go, complaints } = stage;
  const secret = await privateEvent(stage);
  const hidden = await served(stage, `/event/${secret.id}`);
  assert.deepEqual([hidden.status, hidden.meta('robots')], [404, 'noindex']);
  assert.ok(!hidden.html.includes(secret.title));
  const opened = await served(stage, `/event/${secret.id}?k=${secret.key}`);
  assert.deepEqual(
    [opened.status, opened.meta('robots'), opened.meta('og:title')],
    [200, 'noindex', undefined],
  );

  complaints.expect(/404/);
  await go(`/event/${secret.id}`);
  await page.getByText('No event details available.').waitFor();
  await stage.accessible();
  await stage.screenshot('event-missing-390');

  await beLoggedIn(stage, 'participant1@demo.test');
  await go(`/event/${secret.id}?k=${secret.key}`);
  await heading(stage, secret.title).waitFor();
  await page.getByText('Invite Only', { exact: true }).waitFor();
  await page.getByRole('button', { name: `Like ${secret.title}` }).click();
  await page.getByText('Event added to favorites successfully').waitFor();
  const register = panel(stage).getByRole('link', { name: 'Register' });
  await eventually(() => register.getAttribute('href'), `/regifore/${secret.id}?k=${secret.key}`);
  await stage.accessible();
  await stage.screenshot('event-private-390');
});

tell('a host manages an own event from its page, and reads why not on others', 'wide', async (stage) => {
  const { page, go } = stage;
  const secret = await privateEvent(stage);
  await beLoggedIn(stage, 'host1@demo.test');
  await go(`/event/${secret.id}?k=${secret.key}`);
  await panel(stage).getByText('Your event · 3 people registered').waitFor();
  await stage.accessible();
  await stage.screenshot('event-own-1280');
  await panel(stage).getByRole('link', { name: 'Manage event' }).click();
  await page.waitForURL(`**/event-detail/${secret.id}`);

  const foreign = await eventCalled(stage, 'The Long Weekend Quiz');
  await go(`/event/${foreign.id}`);
  await panel(stage).getByRole('button', { name: 'Register' }).click();
  const text = 'You are signed in as a host. Use a participant account to register.';
  const dialog = page.getByRole('alertdialog', { name: text });
  await dialog.waitFor();
  await stage.accessible();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Like ${foreign.title}` }).click();
  await page.getByText(text).waitFor();
});

tell('a participant sees an own quiz and an own team where they stand', 'narrow', async (stage) => {
  const { page, go } = stage;
  const token = await beLoggedIn(stage, 'participant1@demo.test');
  const running = await eventCalled(stage, 'The Long Weekend Quiz');
  await go(`/event/${running.id}`);
  await panel(stage)
    .getByText(/^Ends in/)
    .waitFor();
  const button = panel(stage).getByRole('button', { name: /Start Quiz|Resume quiz/ });
  const leaderboard = panel(stage).getByRole('link', { name: 'View leaderboard' });
  await button.or(leaderboard).waitFor();
  await stage.screenshot('event-quiz-390');

  const reply = await fetch(`${stage.origin}/api/v1/participant/past-events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const past = ((await reply.json()) as { data: { id: string; title: string }[] }).data;
  const ended = past.find(({ title }) => title.startsWith('Samanvay Grand Quiz'));
  await go(`/event/${ended?.id ?? ''}`);
  await page.getByText('This event has ended.').waitFor();
  await panel(stage).getByText('The quiz is over!').waitFor();
  await stage.accessible();
  await stage.screenshot('event-ended-390');

  const team = await eventCalled(stage, 'Monsoon Hack');
  await go(`/event/${team.id}`);
  await page.getByText('You lead the team').waitFor();
  await page.getByRole('button', { name: 'Cancel registration' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel your registration?' });
  stage.complaints.expect(/409/);
  await dialog.getByRole('button', { name: 'Cancel registration' }).click();
  await dialog.getByText('Hand the team over to a member first.').waitFor();
  await stage.accessible();
  await stage.screenshot('cancel-refused-390');
  await dialog.getByRole('button', { name: 'Keep my seat' }).click();
  await panel(stage).getByRole('link', { name: 'See Details' }).click();
  await page.waitForURL(`**/team/${team.id}`);
});

tell('a slow network shows the skeleton, an absent one says so and recovers', 'narrow', async (stage) => {
  const { page, go, complaints } = stage;
  const event = await eventCalled(stage, 'Capital Quest');
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const calls = '**/api/v1/public/homepage/events/details/**';
  await page.route(calls, async (route) => {
    await gate;
    await route.continue();
  });
  await go(`/event/${event.id}`);
  await page.getByText('Loading event details...').waitFor({ state: 'attached' });
  await stage.screenshot('event-skeleton-390');
  open();
  await heading(stage, event.title).waitFor();

  complaints.expect(/ERR_FAILED|ERR_CONNECTION|Failed to load/);
  await page.unroute(calls);
  await page.route(calls, (route) => route.abort());
  await page.reload();
  await page.getByText('Error: You appear to be offline').waitFor();
  await stage.accessible();
  await stage.screenshot('event-offline-390');
  await tryAgain(page, () => page.unroute(calls));
  await heading(stage, event.title).waitFor();
});

tell('an old or bare address finds its way', 'narrow', async (stage) => {
  const { page, go } = stage;
  const event = await eventCalled(stage, 'Capital Quest');
  await go('/event');
  await page.getByText('No event selected').waitFor();
  await stage.accessible();
  // An old link left its state in the browser's history: the router stores it under `usr`.
  await page.evaluate(
    (eventId) => history.replaceState({ usr: { eventId }, key: 'old' }, '', '/event'),
    event.id,
  );
  await page.reload();
  await heading(stage, event.title).waitFor();
  await page.waitForURL(`**/event/${event.id}`);
});
