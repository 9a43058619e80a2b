import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setUpTestApp } from '../testing/setUpTestApp';
import { createTestLog } from '../testing/createTestLog';
import { SkewedClock } from '../testing/SkewedClock';

describe("an instance whose clock differs from the database's", () => {
  const clock = new SkewedClock(0);
  const log = createTestLog();
  const test = setUpTestApp({ clock, http: log.http });

  const readReadiness = async (): Promise<number> => (await test.app.http.inject('/readyz')).statusCode;
  const readFigure = async (): Promise<number> => {
    const { body } = await test.app.http.inject('/metrics');
    return Number(/^marquee_clock_skew_seconds (\S+)$/m.exec(body)?.[1]);
  };
  const readWarnings = (): string[] =>
    log
      .text()
      .split('\n')
      .filter((line) => line.includes("differs from the database's"));

  for (const seconds of [20, -20, 2.5])
    it(`is unready at a skew of ${seconds} seconds, reports it, and logs it once`, async () => {
      const logged = readWarnings().length;
      clock.skewSeconds = seconds;
      await test.app.clockSkew.measure();
      await test.app.clockSkew.measure();
      assert.equal(await readReadiness(), 503);
      assert.ok(Math.abs((await readFigure()) - seconds) < 0.4);
      assert.equal(readWarnings().length, logged + 1);
      clock.skewSeconds = 0;
      await test.app.clockSkew.measure();
      assert.equal(await readReadiness(), 200);
    });

  it('stays ready below two seconds of skew', async () => {
    clock.skewSeconds = 1.5;
    await test.app.clockSkew.measure();
    assert.equal(await readReadiness(), 200);
    assert.ok(Math.abs((await readFigure()) - 1.5) < 0.4);
  });
});
