import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { readDatabaseTime } from '../../platform/database/TimedDatabase';
import { buildHost, type TestAccount } from '../buildAccount';
import { setUpTestApp } from '../setUpTestApp';
import { SkewedClock } from '../SkewedClock';
import { codeWindows } from './codeWindows';
import { eventWindows } from './eventWindows';
import { jobWindows } from './jobWindows';
import { quizWindows } from './quizWindows';

/** The skew exceeds `NEAR_MS`, so a decision by the wrong clock changes the outcome. */
const SKEW_SECONDS = 20;
const NEAR_MS = 10_000;

const SKEWS = [
  { clock: 'fast', seconds: SKEW_SECONDS },
  { clock: 'slow', seconds: -SKEW_SECONDS },
];

for (const { clock, seconds } of SKEWS)
  describe(`an instance whose clock is ${SKEW_SECONDS} seconds ${clock}`, () => {
    const test = setUpTestApp({ clock: new SkewedClock(seconds) });
    let host: TestAccount;
    before(async () => {
      host = await buildHost(test);
    });

    const readTimeSoon = async (milliseconds: number): Promise<Date> =>
      new Date((await readDatabaseTime(test.app)).getTime() + milliseconds);

    for (const window of [...quizWindows, ...eventWindows, ...jobWindows, ...codeWindows]) {
      it(`does nothing early: ${window.name}`, async () => {
        assert.equal(await window.act({ test, host, at: await readTimeSoon(NEAR_MS) }), window.before);
      });

      it(`does nothing late: ${window.name}`, async () => {
        assert.equal(await window.act({ test, host, at: await readTimeSoon(-NEAR_MS) }), window.after);
      });
    }
  });
