import { randomUUID } from 'node:crypto';
import { auth, events } from '@marquee/shared-contracts';
import { hashCode } from '../../../../api/src/platform/access/oneTimeCode';
import { getCodeSubject } from '../../../../api/src/features/accounts/sign-up/signUpCode';
import type { Database } from '../../../../api/src/platform/database/Database';
import { migrate } from '../../../../api/src/platform/database/migrate';
import { openServer } from '../../../../api/src/platform/database/openDatabase';
import { participantForm } from '../../../../api/src/testing/signUpForm';
import type { Cluster } from '../../postgres/startCluster';
import { BENCH_SECRET } from '../api/benchSecret';
import type { Figure } from '../api/Figure';
import { percentile } from '../api/percentile';
import { type Serving, startServing } from '../api/startServing';

/** People who sign up and log in, evenly over so many minutes; `DRILL_PEOPLE` plays fewer at the same pace. */
const PEOPLE = Number(process.env['DRILL_PEOPLE'] ?? 5_000);
const PER_SECOND = 5_000 / 600;

/** People who are under way at once: on a machine too slow for the pace they take longer. */
const TOGETHER = 100;

/** Connections of the attacker's laptop, which asks again as soon as it is answered. */
const ATTACKER = 20;

const PASSWORD = 'Right@123';
const CODE = '1234';

interface Told {
  statuses: number[];
  milliseconds: number[];
}

/** A campus signs up and logs in behind the one address from which a laptop attacks: nobody honest is refused. */
export async function oneCampus({ url }: Cluster): Promise<Figure[]> {
  const database = openServer(url);
  await migrate(database);
  const api = await startServing(url, 'product');
  try {
    const honest: Told = { statuses: [], milliseconds: [] };
    const attack = { calls: 0, over: false };
    const attackers = Array.from({ length: ATTACKER }, () => attackOn(api, attack));
    const started = performance.now();
    let next = 0;
    const lane = async (): Promise<void> => {
      for (let person = next; person < PEOPLE; person = next) {
        next += 1;
        await pause(started + (person / PER_SECOND) * 1000 - performance.now());
        await signUpAndLogIn({ api, database, honest }, `campus-${person}@example.org`);
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, lane));
    const seconds = (performance.now() - started) / 1000;
    attack.over = true;
    await Promise.all(attackers);
    return figures(honest, { seconds, junk: attack.calls });
  } finally {
    await api.stop();
    await database.destroy();
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

function figures({ statuses, milliseconds }: Told, told: { seconds: number; junk: number }): Figure[] {
  const refusals = statuses.filter((status) => status >= 400);
  const refused = refusals.length;
  const wanted = PEOPLE * 4;
  return [
    {
      name: `${PEOPLE} sign-ups and logins from one address in ${told.seconds.toFixed(0)} s, beside ${told.junk} junk calls of it ${[...new Set(refusals)].join(', ')}`.trimEnd(),
      value: `${refused + wanted - statuses.length} refused`,
      target: 'exactly 0',
      met: refused === 0 && statuses.length === wanted,
    },
    { name: '… 99 of 100 calls within', value: `${percentile(milliseconds, 0.99).toFixed(0)} ms` },
  ];
}

async function call(
  api: Serving,
  path: string,
  { body, token }: { body?: object | undefined; token?: string } = {},
): Promise<Response> {
  const ask = () =>
    fetch(api.address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  // The server closes connections that rest for 5 seconds, sometimes just as one is used again.
  return ask().catch(ask);
}

interface Campus {
  api: Serving;
  database: Database;
  honest: Told;
}

/** A sign-up with its code, a login from a device that the account does not know yet, and a page. */
async function signUpAndLogIn({ api, database, honest }: Campus, email: string): Promise<void> {
  const tell = async (path: string, body?: object) => {
    const started = performance.now();
    const response = await call(api, path, { body });
    const reply = await response.json();
    honest.statuses.push(response.status);
    honest.milliseconds.push(performance.now() - started);
    return reply;
  };
  const { data } = await tell(auth.register.path, participantForm({ email, password: PASSWORD }));
  const draftId = String(data?.draftId ?? randomUUID());
  const codeHash = hashCode(BENCH_SECRET, getCodeSubject(draftId), CODE);
  await database.updateTable('signUpDrafts').set({ codeHash }).where('id', '=', draftId).execute();
  await tell(auth.validate.path, { email, draftId, otp: CODE });
  await tell(auth.authenticate.path, { email, password: PASSWORD });
  await tell(events.events.path);
}

/** Invented tokens, codes, logins and e-mails, one after the other. */
async function attackOn(api: Serving, attack: { calls: number; over: boolean }): Promise<void> {
  while (!attack.over) {
    const email = `${randomUUID()}@example.org`;
    const junk = [
      () => call(api, auth.me.path, { token: randomUUID() }),
      () => call(api, auth.validate.path, { body: { email, otp: CODE } }),
      () => call(api, auth.authenticate.path, { body: { email, password: 'Wrong@123' } }),
      () => call(api, auth.forgotPassword.path, { body: { email } }),
    ];
    const response = await junk[attack.calls % junk.length]?.();
    attack.calls += 1;
    await response?.arrayBuffer();
  }
}
