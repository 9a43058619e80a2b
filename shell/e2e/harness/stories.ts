import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { allowNamedFunctions } from './allowNamedFunctions';
import { accessibilityFaults } from './accessibilityFaults';
import { Complaints } from './Complaints';
import { mailedCode } from './mailedCode';
import { openBrowser } from '../../../scripts/src/browser/openBrowser';
import { startProduct, type Product } from './startProduct';

const pictures = resolve(import.meta.dirname, '../../../.cache/screenshots');

/** For the first story of a file this holds the start of the product too. Each wait in it ends much sooner. */
const STORY_MILLISECONDS = 480_000;

/** The two widths of the look. */
export const widths = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } } as const;

export interface Stage {
  page: Page;
  origin: string;
  complaints: Complaints;
  /** Opens a path of the product. */
  go: (path: string) => Promise<void>;
  /** Keeps a picture of the whole page as `.cache/screenshots/<name>.png`. */
  screenshot: (name: string) => Promise<void>;
  /** Fails with what axe finds, in the light theme and in the dark one. */
  accessible: () => Promise<void>;
  /** The code mailed last to this person. */
  mailedCode: (to: string) => Promise<string>;
}

export type TellStory = (
  title: string,
  width: keyof typeof widths,
  act: (stage: Stage) => Promise<void>,
) => void;

/** Waits for what fades or moves to its end: half faded, a text has too little contrast. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );

function stageOf(page: Page, { origin }: Product): Stage {
  return {
    page,
    origin,
    complaints: new Complaints(page),
    go: async (path) => {
      await page.goto(`${origin}${path}`);
    },
    screenshot: async (name) => {
      mkdirSync(pictures, { recursive: true });
      await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
    },
    accessible: async () => {
      // Each screen has one; until then its remote is still on the way.
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await atRest(page);
      const light = await accessibilityFaults(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await atRest(page);
      const dark = await accessibilityFaults(page, ['color-contrast']);
      await page.emulateMedia({ colorScheme: null });
      assert.deepEqual({ light, dark }, { light: [], dark: [] });
    },
    mailedCode: (to) => mailedCode(origin, to),
  };
}

/** Saves the page of a failed story as a picture and as HTML. */
async function keepFailure({ page, screenshot }: Stage): Promise<void> {
  const name = `failed-${String(Date.now())}`;
  await screenshot(name);
  writeFileSync(join(pictures, `${name}.html`), await page.content());
}

async function play(stage: Stage, act: (stage: Stage) => Promise<void>): Promise<void> {
  try {
    await act(stage);
  } catch (reason) {
    await keepFailure(stage).catch(() => undefined);
    const complaints = stage.complaints.unexpected().join('\n');
    throw complaints === '' ? reason : new Error(`The browser complained:\n${complaints}`, { cause: reason });
  }
  assert.deepEqual(stage.complaints.unexpected(), [], 'the browser complained');
}

/**
 * Starts the product and a browser once for the file that calls it. Each story told afterwards gets a browser profile
 * of its own, and fails on any complaint of the browser that it did not expect.
 */
export function stories(settings: Record<string, string> = {}): TellStory {
  let product: Product | undefined;
  let browser: Browser | undefined;
  before(async () => {
    [product, browser] = await Promise.all([startProduct(settings), openBrowser()]);
  });
  after(async () => {
    await browser?.close();
    await product?.stop();
  });
  return (title, width, act) => {
    test(title, { timeout: STORY_MILLISECONDS }, async () => {
      if (product === undefined || browser === undefined) throw new Error('The product did not start.');
      const context = await browser.newContext({ viewport: widths[width], timezoneId: 'Asia/Kolkata' });
      context.setDefaultTimeout(30_000);
      await allowNamedFunctions(context);
      try {
        await play(stageOf(await context.newPage(), product), act);
      } finally {
        // A call that is still held back or answered by the story would fail by itself when its page goes.
        for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      }
    });
  };
}
