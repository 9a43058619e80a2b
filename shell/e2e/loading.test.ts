import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { PageRegistry } from '@marquee/shared-contracts';
import { openBrowser } from '../../scripts/src/browser/openBrowser';
import { startFixture } from './harness/startFixture';

/** The page's federation runtime, as it announces itself to the browser's developer tools. */
interface Runtime {
  options: { shared: Record<string, { lib?: () => object }[]> };
  loadRemote: (id: string) => Promise<Record<string, unknown> | null>;
}
interface Federated {
  __FEDERATION__: { __INSTANCES__: Runtime[] };
}
interface BrowserDoor {
  session: { promptLogin: (continueAt: string) => void };
}
declare global {
  var isTampered: boolean | undefined;
}

describe('loading remotes', () => {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof startFixture>>;

  before(async () => {
    // One after the other: a browser that nobody holds when the other fails would keep the run waiting.
    served = await startFixture();
    browser = await openBrowser();
  });

  after(async () => {
    await browser?.close();
    await served?.stop();
  });

  /** A fresh profile at this path of the fixture; `arrange` may put something between page and server. */
  async function open(path: string, arrange?: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await browser.newPage({ baseURL: served.origin });

    await arrange?.(page);
    // A hanging preload would hold the page's load event back.
    await page.goto(path, { waitUntil: 'commit' });
    return page;
  }

  /** A file that is still being asked for when the page goes is nobody's fault. */
  const leave = async (page: Page): Promise<void> => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  };

  const outage = (page: Page) => page.getByRole('heading', { name: 'Fixture cannot be shown right now' });
  const retry = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true });

  /** The names a module of a remote exports, loaded by the page's own runtime. */
  const exportsOf = (page: Page, id: string) =>
    page.evaluate(async (asked) => {
      const [shell] = (globalThis as unknown as Federated).__FEDERATION__.__INSTANCES__;
      return Object.keys((await shell?.loadRemote(asked)) ?? {});
    }, id);

  const registryOf = (page: Page) =>
    page.evaluate(() => JSON.parse(document.getElementById('registry')?.textContent ?? '') as PageRegistry);

  it('brings every screen of the five remotes from the store', async () => {
    const page = await open('/fixture/doors');
    await page.getByText('Every door is open').waitFor();
    const { remotes } = await registryOf(page);
    const real = remotes.filter(({ name }) => name !== 'mf-fixture');
    assert.equal(real.length, 5);
    for (const { name, version, screens } of real) {
      for (const screen of screens) {
        const component = screen.module.replace('./', '');
        assert.ok(
          (await exportsOf(page, `${name}@${version}/${component}`)).includes(component),
          screen.path,
        );
      }
    }
    await leave(page);
  });

  it('gives shell and remotes one instance of each shared door', async () => {
    const page = await open('/fixture/doors');
    await page.getByText('Every door is open').waitFor();
    const pairs = await page.evaluate(async () => {
      const [shell] = (globalThis as unknown as Federated).__FEDERATION__.__INSTANCES__;
      const module = await shell?.loadRemote('mf-fixture@1.0.0/DoorsScreen');
      const doors = module?.['doors'] as Record<string, Record<string, unknown>>;
      return Object.entries(shell?.options.shared ?? {}).flatMap(([door, [shared]]) =>
        Object.entries(shared?.lib?.() ?? {}).map(([key, value]) => ({
          name: `${door} ${key}`,
          isSame: doors[door]?.[key] === value,
        })),
      );
    });
    const foreign = pairs.filter(({ isSame }) => !isSame).map(({ name }) => name);
    assert.deepEqual(foreign, []);
    assert.ok(pairs.length > 100, `compared ${String(pairs.length)} names`);
    await leave(page);
  });

  it('gives a remote every export of the shared libraries', async () => {
    const page = await open('/fixture/libraries');
    await page.getByText('Visit 1, next /fixture/doors?page=2').waitFor();
    await leave(page);
  });

  for (const file of ['remoteEntry.js', 'StyledScreen.js', 'StyledScreen.css']) {
    it(`refuses a ${file} that somebody changed`, async () => {
      const page = await open('/fixture/styled', (tab) =>
        tab.route(`**/mf-fixture/**/${file}*`, async (route) => {
          const answer = await route.fetch();
          const added = file.endsWith('.js') ? 'globalThis.isTampered = true;' : 'body { display: none }';
          await route.fulfill({ response: answer, body: `${added}\n${await answer.text()}` });
        }),
      );
      await outage(page).waitFor();
      assert.equal(await page.evaluate(() => globalThis.isTampered), undefined);
      await leave(page);
    });

    it(`shows the outage within 3 s while ${file} hangs, and Retry brings the screen with its styles`, async () => {
      let isHanging = true;
      const page = await open('/fixture/styled', async (tab) => {
        await tab.clock.install();
        await tab.route(`**/mf-fixture/**/${file}*`, (route) => (isHanging ? undefined : route.continue()));
      });
      await page.getByText('Loading…').waitFor({ state: 'attached' });
      // By the page's own clock, which then stands still: how busy the machine is does not count.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
      await outage(page).waitFor();
      await page.clock.resume();
      isHanging = false;
      await retry(page).click();
      const heading = page.getByRole('heading', { name: 'Styled' });
      await heading.waitFor();
      assert.equal(await heading.evaluate((shown) => getComputedStyle(shown).color), 'rgb(255, 0, 0)');
      await leave(page);
    });
  }

  for (const part of ['throwing', 'shapeless']) {
    it(`shows the outage for a ${part} module, and another remote still loads`, async () => {
      const page = await open(`/fixture/${part}`);
      await outage(page).waitFor();
      const quiz = (await registryOf(page)).remotes.find(({ name }) => name === 'mf-quiz');
      const found = await exportsOf(page, `mf-quiz@${String(quiz?.version)}/LeaderboardScreen`);
      assert.ok(found.includes('LeaderboardScreen'));
      await leave(page);
    });
  }

  it("answers the first call of a screen from the document's preload, asking the server once", async () => {
    let calls = 0;
    const page = await open('/fixture/preloaded', (tab) =>
      tab.route('**/api/v1/public/homepage/events', async (route) => {
        calls += 1;
        await route.fulfill({ json: [{}, {}], headers: { 'cache-control': 'no-cache' } });
      }),
    );
    await page.getByRole('heading', { name: '2 events' }).waitFor();
    assert.equal(calls, 1);
    await leave(page);
  });

  it('loads entry, screen and styles once each, from the preloads, under the content policy', async () => {
    const complaints: string[] = [];
    const asked: string[] = [];
    const page = await open('/fixture/styled', async (tab) => {
      tab.on('console', (message) => complaints.push(message.text()));
      tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
    });
    await page.getByRole('heading', { name: 'Styled' }).waitFor();
    const files = asked
      .filter((path) => path.startsWith('/mf-'))
      .map((path) => path.split('/').at(-1))
      // The slot's part comes by itself, when the page has nothing else to do.
      .filter((name) => name !== 'FixtureBell.js');
    assert.deepEqual(files.toSorted(), ['StyledScreen.css', 'StyledScreen.js', 'remoteEntry.js']);
    assert.deepEqual(
      complaints.filter((text) => /policy|preload|integrity/i.test(text)),
      [],
    );
    await leave(page);
  });

  it('refuses a changed part of the shell that comes on first use', async () => {
    let parts = 0;
    const page = await open('/fixture/doors');
    await page.getByText('Every door is open').waitFor();
    await page.waitForLoadState('networkidle');
    await page.route(/\/shell\/[^/]+\/\d+\.js/, async (route) => {
      const answer = await route.fetch();
      parts += 1;
      await route.fulfill({ response: answer, body: `globalThis.isTampered = true;${await answer.text()}` });
    });
    const asked = page.waitForResponse(/\/shell\/[^/]+\/\d+\.js/);
    await page.evaluate(() => {
      const [shell] = (globalThis as unknown as Federated).__FEDERATION__.__INSTANCES__;
      const door = shell?.options.shared['@marquee/shared-contracts/browser']?.[0]?.lib?.() as BrowserDoor;
      door.session.promptLogin('/');
    });
    await asked;
    await page.getByText('Every door is open').waitFor();
    assert.ok(parts > 0);
    assert.equal(await page.evaluate(() => globalThis.isTampered), undefined);
    await leave(page);
  });

  it('shows the outage for a remote that answers 404, and Retry loads it once it is back', async () => {
    const page = await open('/fixture/styled', (tab) =>
      tab.route('**/mf-fixture/**', (route) => route.fulfill({ status: 404, body: 'gone' })),
    );
    await outage(page).waitFor();
    await page.unroute('**/mf-fixture/**');
    await retry(page).click();
    await page.getByRole('heading', { name: 'Styled' }).waitFor();
    await leave(page);
  });
});
