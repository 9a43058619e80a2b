import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Browser, chromium, type Page } from 'playwright-core';
import { servedStore } from './servedStore';

/** The page's federation runtime, as it announces itself. */
interface Runtime {
  name: string;
  options: { shared: Record<string, { lib: () => object }[]> };
  loadRemote: (id: string) => Promise<Record<string, unknown>>;
}
declare global {
  var __FEDERATION__: { __INSTANCES__: Runtime[] };
  var isTampered: boolean | undefined;
}

const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

describe('loading remotes in a browser', () => {
  let browser: Browser;
  let served: Awaited<ReturnType<typeof servedStore>>;

  before(async () => {
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    served = await servedStore();
    browser = await chromium.launch({ executablePath, args: flags.split(' ') });
  });

  after(async () => {
    await browser?.close();
    await served?.close();
  });

  async function openPage(arrange?: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await browser.newPage({ baseURL: served.address });
    await arrange?.(page);
    return page;
  }

  const release = (name: string) =>
    served.store.registry()?.page.remotes.find((remote) => remote.name === name);

  it('loads every screen of the five remotes from the store', async () => {
    const page = await openPage();
    await page.goto('/fixture/doors');
    const remotes = served.store.registry()?.page.remotes.filter(({ name }) => name !== 'mf-fixture') ?? [];
    assert.equal(remotes.length, 5);
    for (const { name, version, screens } of remotes) {
      for (const { module } of screens) {
        const part = module.replace('./', '');
        const found = await page.evaluate(
          async ([id = '', component = '']) => {
            const runtime = globalThis.__FEDERATION__.__INSTANCES__.find((one) => one.name === 'shell');
            return typeof (await runtime?.loadRemote(id))?.[component];
          },
          [`${name}@${version}/${part}`, part],
        );
        assert.match(found, /^(function|object)$/, `${name} ${module}`);
      }
    }
    await page.close();
  });

  it('gives shell and remotes one instance of each shared door', async () => {
    const page = await openPage();
    await page.goto('/fixture/doors');
    await page.getByText('Every door is open').waitFor();
    const { compared, foreign } = await page.evaluate(async () => {
      const runtime = globalThis.__FEDERATION__.__INSTANCES__.find((one) => one.name === 'shell');
      const module = await runtime?.loadRemote('mf-fixture@1.0.0/DoorsScreen');
      const doors = module?.['doors'] as Record<string, Record<string, unknown>>;
      const pairs = Object.entries(runtime?.options.shared ?? {}).flatMap(([door, [shared]]) =>
        Object.entries(shared?.lib() ?? {}).map(([key, value]) => [
          `${door} ${key}`,
          doors[door]?.[key] === value,
        ]),
      );
      return { compared: pairs.length, foreign: pairs.filter(([, isSame]) => isSame !== true) };
    });
    assert.deepEqual(foreign, []);
    assert.ok(compared > 100, `compared ${compared}`);
    await page.close();
  });

  for (const file of ['remoteEntry.js', 'StyledScreen.js', 'StyledScreen.css']) {
    it(`refuses a tampered ${file} and shows the outage card`, async () => {
      const page = await openPage(async (tab) => {
        await tab.route(`**/mf-fixture/**/${file}*`, async (route) => {
          const answer = await route.fetch();
          const added = file.endsWith('.js') ? 'globalThis.isTampered = true;' : 'h1 { display: none }';
          await route.fulfill({ response: answer, body: `${added}\n${await answer.text()}` });
        });
      });
      await page.goto('/fixture/styled', { waitUntil: 'commit' });
      await page.getByText('Fixture').first().waitFor({ timeout: 5000 });
      await page.getByRole('button', { name: /retry/i }).waitFor();
      assert.equal(await page.evaluate(() => globalThis.isTampered), undefined);
      await page.close();
    });
  }

  for (const file of ['remoteEntry.js', 'StyledScreen.js', 'StyledScreen.css']) {
    it(`shows the outage card within 3 s when ${file} hangs, and Retry asks under another URL`, async () => {
      let isHanging = true;
      const page = await openPage((tab) =>
        tab.route(`**/mf-fixture/**/${file}*`, (route) => (isHanging ? undefined : route.continue())),
      );
      await page.goto('/fixture/styled', { waitUntil: 'commit' });
      const begun = performance.now();
      await page.getByRole('button', { name: /retry/i }).waitFor({ timeout: 6000 });
      assert.ok(performance.now() - begun < 4000, `${performance.now() - begun} ms`);
      isHanging = false;
      await page.getByRole('button', { name: /retry/i }).click();
      await page.getByRole('heading', { name: 'Styled' }).waitFor({ timeout: 10_000 });
      assert.equal(
        await page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).color),
        'rgb(255, 0, 0)',
      );
      await page.close();
    });
  }

  for (const part of ['throwing', 'shapeless']) {
    it(`shows the outage card for a ${part} module, and its siblings still load`, async () => {
      const page = await openPage();
      await page.goto(`/fixture/${part}`);
      await page.getByRole('button', { name: /retry/i }).waitFor({ timeout: 5000 });
      const sibling = `mf-quiz@${release('mf-quiz')?.version}/LeaderboardScreen`;
      const found = await page.evaluate(async (id) => {
        const loading = globalThis.__FEDERATION__.__INSTANCES__
          .find((one) => one.name === 'shell')
          ?.loadRemote(id);
        return Object.keys((await loading) ?? {});
      }, sibling);
      assert.deepEqual(found, ['LeaderboardScreen']);
      await page.close();
    });
  }

  it('shows the outage card for a remote that answers 404, and loads it once it is back', async () => {
    const page = await openPage((tab) =>
      tab.route('**/mf-fixture/**', (route) => route.fulfill({ status: 404, body: 'gone' })),
    );
    await page.goto('/fixture/styled');
    await page.getByRole('button', { name: /retry/i }).waitFor({ timeout: 5000 });
    await page.unroute('**/mf-fixture/**');
    await page.getByRole('button', { name: /retry/i }).click();
    await page.getByRole('heading', { name: 'Styled' }).waitFor({ timeout: 5000 });
    await page.close();
  });
});
