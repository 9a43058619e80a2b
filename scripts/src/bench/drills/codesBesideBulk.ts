import { setTimeout as pause } from 'node:timers/promises';
import { auth } from '@marquee/shared-contracts';
import { type Figure, computePercentile } from '../Figure';
import type { Drill } from './Drill';
import { type MailSetup, createMailSetup, saveAccounts } from './createMailSetup';

const REGISTRANTS = 20_000;
/** Codes requested while bulk mail is sent, and again while its recipients hang. */
const CODES = 150;
const EVERY_MS = 200;
const LIMIT_MS = 5_000;
/** Later codes count as lost. */
const GIVE_UP_MS = 30_000;

/** Measures how long a requested code takes to reach the mail server beside 20,000 bulk mails. */
export const codesBesideBulk: Drill = async (cluster) => {
  const setup = await createMailSetup(cluster, REGISTRANTS);
  try {
    const address = await setup.start().address;
    const emails = await saveAccounts(setup.database, 2 * CODES);
    await setup.cancel(address);
    const before = setup.mails.mails().length;
    const started = performance.now();
    const busy = await measureDelays(setup, address, emails.slice(0, CODES));
    const bulk = setup.mails.mails().filter(({ to }) => to.startsWith('registrant')).length - before;
    const seconds = (performance.now() - started) / 1000;
    setup.hangBulk();
    // After this time every sender of bulk mail waits for a confirmation.
    await pause(2_000);
    const hanging = await measureDelays(setup, address, emails.slice(CODES));
    return [
      ...createFigures('a code during 20,000 bulk mails', busy),
      { name: 'bulk mails beside them', value: `${(bulk / seconds).toFixed(1)} a second` },
      ...createFigures('a code while recipients of bulk mail hang', hanging),
    ];
  } finally {
    await setup.close();
  }
};

/** Returns the milliseconds from each reply until the mail with the code; Infinity for a lost code. */
async function measureDelays(
  setup: MailSetup,
  address: string,
  emails: readonly string[],
): Promise<number[]> {
  const requests: Promise<[string, number]>[] = [];
  for (const [index, email] of emails.entries()) {
    requests.push(requestCode(address, email, index));
    await pause(EVERY_MS);
  }
  const times = await Promise.all(requests);
  const readArrivals = () => new Map(setup.mails.mails().map(({ to, at }) => [to, at]));
  const end = performance.now() + GIVE_UP_MS;
  while (performance.now() < end && times.some(([email]) => !readArrivals().has(email))) await pause(100);
  const arrived = readArrivals();
  return times.map(([email, at]) => Math.max(0, (arrived.get(email) ?? Infinity) - at));
}

async function requestCode(address: string, email: string, index: number): Promise<[string, number]> {
  const response = await fetch(`${address}${auth.forgotPassword.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index % 250}` },
    body: JSON.stringify({ email }),
  });
  if (!response.ok) throw new Error(`Asking for a code answered ${response.status}.`);
  await response.arrayBuffer();
  return [email, performance.now()];
}

const formatSeconds = (milliseconds: number): string =>
  Number.isFinite(milliseconds) ? `${(milliseconds / 1000).toFixed(2)} s` : 'not in time';

function createFigures(name: string, delays: readonly number[]): Figure[] {
  const worst = computePercentile(delays, 0.99);
  const lost = delays.filter((delay) => !Number.isFinite(delay)).length;
  return [
    { name: `${name}: median`, value: formatSeconds(computePercentile(delays, 0.5)) },
    { name: `${name}: p99`, value: formatSeconds(worst), target: 'at most 5 s', isMet: worst <= LIMIT_MS },
    { name: `${name}: not in time`, value: `${lost} of ${delays.length}`, target: '0', isMet: lost === 0 },
  ];
}
