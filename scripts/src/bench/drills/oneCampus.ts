import { randomUUID } from 'node:crypto';
import { auth, events } from '@marquee/shared-contracts';
import { hashCode } from '../../../../api/src/platform/access/oneTimeCode';
import { getCodeSubject } from '../../../../api/src/features/accounts/sign-up/signUpCode';
import type { Database } from '../../../../api/src/platform/database/Database';
import { migrate } from '../../../../api/src/platform/database/migrate';
import { openServer } from '../../../../api/src/platform/database/openDatabase';
import { createParticipantForm } from '../../../../api/src/testing/signUpForm';
import type { Cluster } from '../../postgres/startCluster';
import { BENCH_SECRET } from '../api/benchSecret';
import { type Figure, computePercentile } from '../Figure';
import { type BenchServer, startBenchServer } from '../api/startBenchServer';

/** People who sign up and log in at a steady rate; `DRILL_PEOPLE` sets fewer. */
const PEOPLE = Number(process.env['DRILL_PEOPLE'] ?? 5_000);
const PER_SECOND = 5_000 / 600;

/** Sign-ups in flight; a slow machine falls behind the rate. */
const CONCURRENCY = 100;

/** Connections of the attacker. */
const ATTACKER_CONNECTIONS = 20;

const PASSWORD = 'Right@123';
const CODE = '1234';

interface Replies {
  statuses: number[];
  milliseconds: number[];
}

/** 5,000 people sign up behind the address from which an attacker calls; none of them may be refused. */
export async function oneCampus({ url }: Cluster): Promise<Figure[]> {
  const database = openServer(url);
  await migrate(database);
  const api = await startBenchServer(url, 'product');
  try {
    const honest: Replies = { statuses: [], milliseconds: [] };
    const attack = { calls: 0, over: false };
    const attackers = Array.from({ length: ATTACKER_CONNECTIONS }, () => sendJunk(api, attack));
    const started = performance.now();
    let next = 0;
    const runLane = async (): Promise<void> => {
      for (let person = next; person < PEOPLE; person = next) {
        next += 1;
        await pause(started + (person / PER_SECOND) * 1000 - performance.now());
        await signUpAndLogIn({ api, database, honest }, `campus-${person}@example.org`);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, runLane));
    const seconds = (performance.now() - started) / 1000;
    attack.over = true;
    await Promise.all(attackers);
    return createFigures(honest, { seconds, junk: attack.calls });
  } finally {
    await api.stop();
    await database.destroy();
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

function createFigures(
  { statuses, milliseconds }: Replies,
  load: { seconds: number; junk: number },
): Figure[] {
  const refusals = statuses.filter((status) => status >= 400);
  const refused = refusals.length;
  const wanted = PEOPLE * 4;
  return [
    {
      name: `${PEOPLE} sign-ups and logins from one address in ${load.seconds.toFixed(0)} s, beside ${load.junk} junk calls of it ${[...new Set(refusals)].join(', ')}`.trimEnd(),
      value: `${refused + wanted - statuses.length} refused`,
      target: 'exactly 0',
      isMet: refused === 0 && statuses.length === wanted,
    },
    { name: '… 99 of 100 calls within', value: `${computePercentile(milliseconds, 0.99).toFixed(0)} ms` },
  ];
}

async function call(
  api: BenchServer,
  path: string,
  { body, token }: { body?: object | undefined; token?: string } = {},
): Promise<Response> {
  const send = () =>
    fetch(api.address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  // The server closes idle connections after 5 seconds, perhaps just when a call reuses a connection.
  return send().catch(send);
}

interface Campus {
  api: BenchServer;
  database: Database;
  honest: Replies;
}

/** Signs up with a code, logs in from an unknown device and loads the event list. */
async function signUpAndLogIn({ api, database, honest }: Campus, email: string): Promise<void> {
  const callOnce = async (path: string, body?: object) => {
    const started = performance.now();
    const response = await call(api, path, { body });
    const reply = await response.json();
    honest.statuses.push(response.status);
    honest.milliseconds.push(performance.now() - started);
    return reply;
  };
  const { data } = await callOnce(auth.register.path, createParticipantForm({ email, password: PASSWORD }));
  const draftId = String(data?.draftId ?? randomUUID());
  const codeHash = hashCode(BENCH_SECRET, getCodeSubject(draftId), CODE);
  await database.updateTable('signUpDrafts').set({ codeHash }).where('id', '=', draftId).execute();
  await callOnce(auth.validate.path, { email, draftId, otp: CODE });
  await callOnce(auth.authenticate.path, { email, password: PASSWORD });
  await callOnce(events.events.path);
}

/** Sends calls with invented tokens, codes, logins and email addresses. */
async function sendJunk(api: BenchServer, attack: { calls: number; over: boolean }): Promise<void> {
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
