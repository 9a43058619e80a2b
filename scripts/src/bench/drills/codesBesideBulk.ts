import { setTimeout as pause } from 'node:timers/promises';
import { auth } from '@marquee/shared-contracts';
import { percentile } from '../api/percentile';
import type { Figure } from '../api/Figure';
import type { Drill } from './Drill';
import { type MailStage, openMailStage, saveForgetful } from './mailStage';

const REGISTRANTS = 20_000;
/** Codes asked for while bulk mail leaves, and as many again while its recipients hang. */
const CODES = 150;
const EVERY_MS = 200;
const LIMIT_MS = 5_000;
/** A code that has not arrived by then counts as lost. */
const GIVE_UP_MS = 30_000;

/** Codes asked for during 20,000 bulk mails: how long each takes to reach the mail server. */
export const codesBesideBulk: Drill = async (cluster) => {
  const stage = await openMailStage(cluster, REGISTRANTS);
  try {
    const address = await stage.start().address;
    const emails = await saveForgetful(stage.database, 2 * CODES);
    await stage.cancel(address);
    const before = stage.mails.mails().length;
    const started = performance.now();
    const busy = await delaysOf(stage, address, emails.slice(0, CODES));
    const bulk = stage.mails.mails().filter(({ to }) => to.startsWith('registrant')).length - before;
    const seconds = (performance.now() - started) / 1000;
    stage.hangBulk();
    // By now every sender of bulk mail waits for a reply that never comes.
    await pause(2_000);
    const hanging = await delaysOf(stage, address, emails.slice(CODES));
    return [
      ...figuresOf('a code during 20,000 bulk mails', busy),
      { name: 'bulk mails beside them', value: `${(bulk / seconds).toFixed(1)} a second` },
      ...figuresOf('a code while recipients of bulk mail hang', hanging),
    ];
  } finally {
    await stage.close();
  }
};

/** Milliseconds from each reply until the code arrived; Infinity for a code that did not. */
async function delaysOf(stage: MailStage, address: string, emails: readonly string[]): Promise<number[]> {
  const asked: Promise<[string, number]>[] = [];
  for (const [index, email] of emails.entries()) {
    asked.push(askForCode(address, email, index));
    await pause(EVERY_MS);
  }
  const times = await Promise.all(asked);
  const arrivals = () => new Map(stage.mails.mails().map(({ to, at }) => [to, at]));
  const end = performance.now() + GIVE_UP_MS;
  while (performance.now() < end && times.some(([email]) => !arrivals().has(email))) await pause(100);
  const arrived = arrivals();
  return times.map(([email, at]) => Math.max(0, (arrived.get(email) ?? Infinity) - at));
}

async function askForCode(address: string, email: string, index: number): Promise<[string, number]> {
  const response = await fetch(`${address}${auth.forgotPassword.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${index % 250}` },
    body: JSON.stringify({ email }),
  });
  if (!response.ok) throw new Error(`Asking for a code answered ${response.status}.`);
  await response.arrayBuffer();
  return [email, performance.now()];
}

const inSeconds = (milliseconds: number): string =>
  Number.isFinite(milliseconds) ? `${(milliseconds / 1000).toFixed(2)} s` : 'not in time';

function figuresOf(name: string, delays: readonly number[]): Figure[] {
  const worst = percentile(delays, 0.99);
  const lost = delays.filter((delay) => !Number.isFinite(delay)).length;
  return [
    { name: `${name}: median`, value: inSeconds(percentile(delays, 0.5)) },
    { name: `${name}: p99`, value: inSeconds(worst), target: 'at most 5 s', met: worst <= LIMIT_MS },
    { name: `${name}: not in time`, value: `${lost} of ${delays.length}`, target: '0', met: lost === 0 },
  ];
}
