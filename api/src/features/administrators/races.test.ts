import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { administrators, ADMINISTRATORS_MAX } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { pauseForRace } from '../../testing/pauseForRace';
import { buildEvent } from '../../testing/buildEvent';
import { setUpRaceApp } from '../../testing/setUpRaceApp';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';
import { countAdministrators } from './queries';

const HOSTS = 40;

const skip = skipWithoutPostgres;

describe('forty hosts added concurrently', () => {
  let owner: TestAccount;
  let hosts: TestAccount[];
  const test = setUpRaceApp(async () => {
    owner = await buildHost(test);
    hosts = await Promise.all(Array.from({ length: HOSTS }, () => buildHost(test)));
  });

  it('leave exactly twenty administrators', { skip }, async () => {
    const eventId = await buildEvent(test, owner);
    const added = await Promise.all(
      hosts.map(({ id: hostId }) =>
        test.call(administrators.add, { params: { eventId, hostId } }, owner.token),
      ),
    );
    assert.equal(added.filter(({ status }) => status === 200).length, ADMINISTRATORS_MAX);
    assert.equal(added.filter(({ status }) => status === 409).length, HOSTS - ADMINISTRATORS_MAX);
    assert.equal(await countAdministrators(test.database, eventId), ADMINISTRATORS_MAX);
  });

  it('would be more without the lock, which proves that the crowd races', { skip }, async () => {
    const eventId = await buildEvent(test, owner);
    const countThenInsert = async ({ id: userId }: TestAccount): Promise<void> => {
      await test.database.transaction().execute(async (transaction) => {
        if ((await countAdministrators(transaction, eventId)) >= ADMINISTRATORS_MAX) return;
        await pauseForRace();
        const row = { eventId, userId, addedAt: test.clock.now() };
        await transaction.insertInto('eventAdministrators').values(row).execute();
      });
    };
    // One place is left, because synchronized connections starting from zero could stop exactly at the limit.
    for (const host of hosts.slice(0, ADMINISTRATORS_MAX - 1)) await countThenInsert(host);
    await Promise.all(hosts.slice(ADMINISTRATORS_MAX - 1).map(countThenInsert));
    assert.ok((await countAdministrators(test.database, eventId)) > ADMINISTRATORS_MAX);
  });
});
