import { readFile } from 'node:fs/promises';
import { signUpHost, signUpParticipant } from '../fixtures/accounts';
import type { ApiClient } from '../fixtures/ApiClient';
import { checkAccessibility } from '../fixtures/checkAccessibility';
import { getHeading, openEvent, getRegistrationPanel, getUpcomingEvents } from '../fixtures/eventScreens';
import { createEvent, findDemoEvent, register } from '../fixtures/events';
import { holdRequests, tryAgain } from '../fixtures/network';
import { findPastDemoEvent } from '../fixtures/pastEvents';
import { expect, test } from '../fixtures/test';
import { NARROW, WIDE } from '../fixtures/viewports';

/** Fetches an address as a chat or search engine does. */
async function fetchDocument({ origin }: ApiClient, path: string) {
  const response = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const readMeta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
  return { status: response.status, html, meta: readMeta };
}

test('a link to a public event shows its title and picture where it is pasted', async ({ page, api }) => {
  const event = await findDemoEvent(api, 'Capital Quest');
  const { status, html, meta } = await fetchDocument(api, `/event/${event.id}`);
  expect(status).toBe(200);
  expect(html).toContain(`<title>${event.title} · Marquee</title>`);
  expect(meta('og:title')).toBe(event.title);
  const picture = await fetch(new URL(new URL(meta('og:image') ?? '').pathname, api.origin));
  expect(picture.headers.get('content-type')).toBe('image/png');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toHaveProperty('name', event.title);

  // The browser reads the same document without a violation of its content policy.
  await openEvent(page, event);
  await expect(page).toHaveTitle(`${event.title} · Marquee`);
});

for (const viewport of [WIDE, NARROW])
  test(`the action stays in view at ${viewport.width} pixels, wherever the page is`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize(viewport);
    await openEvent(page, await findDemoEvent(api, 'Monsoon Hack'));
    const action = page.getByRole('main').getByRole('button', { name: 'Register Now' });
    const facts = page.getByText('Maximum registrations');
    const introduction = page.getByRole('heading', { name: 'Introduction' });
    await expect(action).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { name: 'Organizers' }).scrollIntoViewIfNeeded();
    await expect(action).toBeInViewport({ ratio: 1 });
    const isBefore = await introduction.evaluate(
      (heading, other) => heading.getBoundingClientRect().top < (other?.getBoundingClientRect().top ?? 0),
      await facts.elementHandle(),
    );
    expect(isBefore).toBe(viewport === NARROW);
  });

test('a visitor reads an event, shares it and adds it to a calendar', async ({ page, api }) => {
  const event = await findDemoEvent(api, 'Monsoon Hack');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEvent(page, event);
  await expect(getRegistrationPanel(page).getByRole('timer').getByText(/day/)).toBeVisible();
  await expect(page.getByText('Teams of 2–4')).toBeVisible();
  await expect(page.getByText('Part of Samanvay')).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' });
  await expect(dialog.getByRole('link', { name: 'Google Calendar' })).toBeVisible();
  await checkAccessibility(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Calendar file (.ics)' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file.replaceAll('\r\n ', '')).toContain(`URL:${page.url()}\r\n`);

  await page.getByRole('link', { name: 'Marquee' }).first().click();
  await expect(getUpcomingEvents(page)).toBeVisible();
  await page.goBack();
  await expect(getHeading(page, event.title)).toBeVisible();
});

test('a host manages an event from its page and reads why other events refuse registration', async ({
  page,
  api,
  logIn,
}) => {
  const [host, foreign, ...people] = await Promise.all([
    signUpHost(api),
    findDemoEvent(api, 'The Long Weekend Quiz'),
    signUpParticipant(api),
    signUpParticipant(api),
  ]);
  const event = await createEvent(api, host, { title: 'Lantern Rehearsal', visibility: 'private' });
  for (const person of people) await register(api, event, person);
  const panel = getRegistrationPanel(page);
  await logIn(host);
  await page.goto(`/event/${event.id}?k=${event.inviteKey ?? ''}`);
  await expect(panel.getByText('Your event · 2 people registered')).toBeVisible();
  await checkAccessibility(page);
  await panel.getByRole('link', { name: 'Manage event' }).click();
  await expect(page).toHaveURL(`/event-detail/${event.id}`);

  await openEvent(page, foreign);
  await panel.getByRole('button', { name: 'Register' }).press('Enter');
  const text = 'You are signed in as a host. Use a participant account to register.';
  const dialog = page.getByRole('alertdialog', { name: text });
  await expect(dialog).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const toast = expect(page.getByText(text)).toBeVisible();
  await Promise.all([toast, page.getByRole('button', { name: `Like ${foreign.title}` }).click()]);
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a private event opens only by its link, and a participant likes it by that link', async ({
    page,
    api,
    consoleErrors,
    logIn,
    host,
    participant,
  }) => {
    const event = await createEvent(api, host, { title: 'Lantern Rehearsal', visibility: 'private' });
    const key = event.inviteKey ?? '';
    const hidden = await fetchDocument(api, `/event/${event.id}`);
    expect([hidden.status, hidden.meta('robots')]).toEqual([404, 'noindex']);
    expect(hidden.html).not.toContain(event.title);
    const opened = await fetchDocument(api, `/event/${event.id}?k=${key}`);
    const metas = [opened.status, opened.meta('robots'), opened.meta('og:title')];
    expect(metas).toEqual([200, 'noindex', undefined]);

    consoleErrors.expect(/404/);
    await page.goto(`/event/${event.id}`);
    await expect(page.getByText('No event details available.')).toBeVisible();
    await checkAccessibility(page);

    await logIn(participant);
    await page.goto(`/event/${event.id}?k=${key}`);
    await expect(getHeading(page, event.title)).toBeVisible();
    await expect(page.getByText('Invite Only', { exact: true })).toBeVisible();
    const toast = expect(page.getByText('Event added to favorites successfully')).toBeVisible();
    await Promise.all([toast, page.getByRole('button', { name: `Like ${event.title}` }).click()]);
    const link = getRegistrationPanel(page).getByRole('link', { name: 'Register' });
    await expect(link).toHaveAttribute('href', `/regifore/${event.id}?k=${key}`);
    await checkAccessibility(page);
  });

  test('an event page shows a participant a running quiz, an ended quiz and an own team', async ({
    demoParticipantPage: page,
    api,
    consoleErrors,
  }) => {
    const [running, ended, team] = await Promise.all([
      findDemoEvent(api, 'The Long Weekend Quiz'),
      findPastDemoEvent(api, 'Samanvay Grand Quiz'),
      findDemoEvent(api, 'Monsoon Hack'),
    ]);
    const panel = getRegistrationPanel(page);
    await openEvent(page, running);
    await expect(panel.getByText(/^Ends in/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Start Quiz' })).toBeVisible();

    await page.goto(`/event/${ended.id}`);
    await expect(page.getByText('This event has ended.')).toBeVisible();
    await expect(panel.getByText('The quiz is over!')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'View leaderboard' })).toBeVisible();
    await checkAccessibility(page);

    await page.goto(`/event/${team.id}`);
    await expect(page.getByText('You lead the team')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel registration' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel your registration?' });
    consoleErrors.expect(/409/);
    await dialog.getByRole('button', { name: 'Cancel registration' }).click();
    await expect(dialog.getByText('Hand the team over to a member first.')).toBeVisible();
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Keep my seat' }).click();
    await panel.getByRole('link', { name: 'See Details' }).click();
    await expect(page).toHaveURL(`/team/${team.id}`);
  });

  test('a slow network shows the skeleton, and a network error says so and recovers', async ({
    page,
    api,
    consoleErrors,
  }) => {
    const event = await findDemoEvent(api, 'Capital Quest');
    const calls = '**/api/v1/public/homepage/events/details/**';
    const { release } = await holdRequests(page, calls);
    await page.goto(`/event/${event.id}`);
    await expect(page.getByText('Loading event details...')).toBeAttached();
    release();
    await expect(getHeading(page, event.title)).toBeVisible();

    consoleErrors.expect(/ERR_FAILED|ERR_CONNECTION|Failed to load/);
    await page.unroute(calls);
    await page.route(calls, (route) => route.abort());
    await page.reload();
    await expect(page.getByText("Error: We can't reach Marquee. Nothing is lost; try again.")).toBeVisible();
    await checkAccessibility(page);
    await tryAgain(page, () => page.unroute(calls));
    await expect(getHeading(page, event.title)).toBeVisible();
  });

  test('an address without an event says so, and an old link still opens its event', async ({
    page,
    api,
  }) => {
    const event = await findDemoEvent(api, 'Capital Quest');
    await page.goto('/event');
    await expect(page.getByText('No event selected')).toBeVisible();
    await checkAccessibility(page);
    // An old link left its state in the browser's history: the router stores it under `usr`.
    await page.evaluate(
      (eventId) => history.replaceState({ usr: { eventId }, key: 'old' }, '', '/event'),
      event.id,
    );
    await page.reload();
    await expect(getHeading(page, event.title)).toBeVisible();
    await expect(page).toHaveURL(`/event/${event.id}`);
  });
});
