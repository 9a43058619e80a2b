import { type Stage, stories } from './harness/stories';
import { logIn, signUpAsParticipant } from './steps/accounts';
import { eventually, fits } from './steps/eventually';
import { breakDown, slowDown } from './steps/failing';

const tell = stories();

const heading = ({ page }: Stage, name: string) => page.getByRole('heading', { level: 1, name });
const row = ({ page }: Stage, name: RegExp) => page.getByRole('article', { name });

async function enterAs(stage: Stage, email: string, path: string): Promise<void> {
  await stage.go(path);
  await logIn(stage, email);
  await stage.page.waitForURL(`**${path}`);
}

tell('registered events show state and team, and turn to past ones, page by page', 'wide', async (stage) => {
  const { page } = stage;
  await enterAs(stage, 'participant1@demo.test', '/registered-events');
  await heading(stage, 'Registered Events').waitFor();
  await row(stage, /Long Weekend Quiz/)
    .getByText('Running now')
    .waitFor();
  await row(stage, /Monsoon Hack/)
    .getByRole('link', { name: 'Team Night Owls' })
    .waitFor();
  await stage.accessible();
  await stage.screenshot('registered-events-1280');

  await page.getByRole('link', { name: 'Past', exact: true }).click();
  await heading(stage, 'Past Events').waitFor();
  await row(stage, /Kite Morning/)
    .getByText('Cancelled')
    .waitFor();
  await row(stage, /Grand Quiz/)
    .getByText('Event ended')
    .waitFor();
  await stage.accessible();
  await stage.screenshot('past-1280');
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('Page 2 of 3').waitFor();
  await row(stage, /round 17:/).waitFor();
  await page.waitForURL('**/past?page=2');
  await page.reload();
  await row(stage, /round 17:/).waitFor();
  await page.goBack();
  await row(stage, /Grand Quiz/).waitFor();
  await row(stage, /Grand Quiz/)
    .getByRole('link', { name: /View leaderboard/ })
    .click();
  await heading(stage, 'Leaderboard').waitFor();
  await page.goBack();
  await row(stage, /Grand Quiz/)
    .getByRole('link', { name: 'Samanvay Grand Quiz: online prelims', exact: true })
    .click();
  await heading(stage, 'Samanvay Grand Quiz: online prelims').waitFor();
});

tell(
  'a like that is taken back leaves the watchlist at once, by the keyboard too',
  'narrow',
  async (stage) => {
    const { page } = stage;
    await enterAs(stage, 'participant1@demo.test', '/watchlist');
    const hearts = page.getByRole('main').getByRole('button', { name: /^Like / });
    await row(stage, /Kite Morning/).waitFor();
    await row(stage, /Bridges/)
      .getByText('Event ended')
      .waitFor();
    await stage.accessible();
    await stage.screenshot('watchlist-390');
    await page.setViewportSize({ width: 320, height: 700 });
    await fits(page);
    await stage.screenshot('watchlist-320');
    const before = await hearts.count();

    const recover = await breakDown(stage, '/favourites');
    await row(stage, /Bridges/)
      .getByRole('button', { name: /^Like / })
      .click();
    await page.getByText('Failed to remove favorite').waitFor();
    await row(stage, /Bridges/).waitFor();
    await eventually(() => hearts.count(), before);
    await recover();

    const stored = page.waitForResponse('**/favourites');
    await row(stage, /Bridges/)
      .getByRole('button', { name: /^Like / })
      .press('Enter');
    await row(stage, /Bridges/).waitFor({ state: 'detached' });
    await page.locator('[aria-label="watchlist"]:focus').waitFor();
    await stored;
    await page.reload();
    await row(stage, /Kite Morning/).waitFor();
    await eventually(() => hearts.count(), before - 1);
  },
);

tell(
  'a new account has empty lists with a way on; slow and failing lists say so',
  'narrow',
  async (stage) => {
    const { page, go } = stage;
    await go('/areu');
    await signUpAsParticipant(stage, 'indu@demo.test');
    await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();

    const release = await slowDown(stage, '/events/registered');
    await go('/registered-events');
    await page.getByText('Loading registered events...').waitFor({ state: 'attached' });
    await stage.screenshot('registered-events-slow-390');
    release();
    await page.getByText('No registered events found.').waitFor();
    await stage.accessible();
    await stage.screenshot('registered-events-empty-390');
    await page.getByRole('link', { name: 'Past', exact: true }).click();
    await page.getByText('You have no past events yet.').waitFor();
    await page.getByRole('link', { name: 'See upcoming events' }).click();
    await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();

    const recover = await breakDown(stage, '/past-events*');
    await go('/past');
    await page.getByText('Failed to fetch past events').waitFor();
    await stage.accessible();
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('You have no past events yet.').waitFor();
    await go('/watchlist');
    await page.getByText('Your watchlist is empty.').waitFor();
  },
);
