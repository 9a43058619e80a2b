import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '../../../api/src/testing/startServer';
import { waitUntil } from '../../../api/src/testing/waitUntil';
import { type MailSetup, createMailSetup } from '../bench/drills/createMailSetup';
import { describeMissingPostgres } from './findPostgres';
import { type Cluster, startCluster } from './startCluster';

const skip = describeMissingPostgres();

const MAILS = 400;
/** Mails in flight at an outage: one for each sender of bulk mail. */
const SENDERS = 4;
const OUTAGE_MS = 1_500;
const HANG_MS = 60_000;

describe('a database restart while mails are sent', { skip }, () => {
  let cluster: Cluster;
  let setup: MailSetup;
  let server: RunningServer;

  before(async () => {
    cluster = await startCluster();
    setup = await createMailSetup(cluster, MAILS, { MAIL_BULK_PER_SECOND: '30' });
    server = setup.start();
    await setup.cancel(await server.address);
  });
  after(async () => {
    await setup.close();
    await cluster.stop();
  });

  for (const how of ['fast', 'immediate'] as const)
    it(`keeps the server running and continues the mails (${how})`, { timeout: 120_000 }, async (context) => {
      const sent = setup.mails.recipients().length;
      await waitUntil(() => setup.mails.recipients().length > sent + 10, 'mails before the loss');
      await cluster.halt(how);
      await pause(OUTAGE_MS);
      await cluster.resume();
      const resumedAt = performance.now();
      const resumed = setup.mails.recipients().length;
      await waitUntil(
        () => setup.mails.recipients().length > resumed + SENDERS,
        'mails after the loss',
        HANG_MS,
      );
      const seconds = (performance.now() - resumedAt) / 1000;
      context.diagnostic(`mails went on after ${seconds.toFixed(1)} s (figure: 10)`);
      assert.equal(server.hasEnded(), false);
    });

  it('sends every mail, and repeats only mails in flight', { timeout: 120_000 }, async (context) => {
    await waitUntil(() => new Set(setup.mails.recipients()).size === MAILS, 'every mail', HANG_MS);
    const repeats = setup.mails.recipients().length - MAILS;
    context.diagnostic(`${repeats} of ${MAILS} mails came twice`);
    assert.ok(repeats <= 2 * SENDERS, `${repeats} repeats`);
  });
});
