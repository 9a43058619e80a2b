import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './findChromium';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens a headless Chromium. @throws if none is installed */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: flags, headless: true, timeout: 120_000 });
