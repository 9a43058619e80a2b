import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Scan } from '@marquee/shared-contracts';
import { attendees, door } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { buildTestApp } from '../../testing/buildTestApp';
import { pauseForRace } from '../../testing/pauseForRace';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';
import { setUpDoor } from '../../testing/setUpDoor';

const { test, event } = setUpDoor();

type Step = readonly [kind: Scan['kind'], minute: number];

/** Scans of one person, and the minute of check-in that results in any order; null for none. */
const CASES: readonly (readonly [title: string, steps: readonly Step[], expected: number | null])[] = [
  ['one scan', [['in', 3]], 3],
  [
    'two devices: the first time counts',
    [
      ['in', 3],
      ['in', 5],
    ],
    3,
  ],
  [
    'an undone scan',
    [
      ['in', 3],
      ['undo', 4],
    ],
    null,
  ],
  [
    'a scan after an undone one',
    [
      ['in', 3],
      ['undo', 4],
      ['in', 6],
    ],
    6,
  ],
  [
    'an undo between two devices',
    [
      ['in', 1],
      ['undo', 2],
      ['in', 5],
      ['in', 7],
    ],
    5,
  ],
  ['an undo without a scan', [['undo', 2]], null],
  [
    'an undo of a later time',
    [
      ['in', 1],
      ['in', 5],
      ['undo', 9],
    ],
    null,
  ],
];

const at = (minute: number): string => new Date(test.clock.now().getTime() + minute * 60_000).toISOString();

/** All orders of up to four scans. */
const permute = <Item>(items: readonly Item[]): Item[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((item, index) => permute(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

describe('the check-in of a person (TK-7)', () => {
  for (const [title, steps, expected] of CASES)
    it(`does not depend on the order in which scans arrive: ${title}`, async () => {
      const scans = steps.map(([kind, minute]): Omit<Scan, 'id' | 'personId'> => ({ kind, at: at(minute) }));
      const wanted = expected === null ? null : at(expected);
      test.clock.advance(3600);
      for (const order of permute(scans)) {
        const { id } = await event.register('Asha');
        // The registration is older than its scans.
        await test.database
          .updateTable('registrations')
          .set({ registeredAt: new Date(0) })
          .where('userId', '=', id)
          .execute();
        for (const scan of order) {
          const given = event.createScan(id, scan);
          await event.save([given]);
          await event.save([given]);
        }
        assert.equal((await event.findPerson(id))?.checkedInAt, wanted, JSON.stringify(order));
      }
    });

  it('is neither before the registration nor in the future, whatever the device’s clock says', async () => {
    const now = test.clock.now();
    const { id } = await event.register('Asha');
    await event.save([event.createScan(id, { at: '2001-01-01T00:00:00.000Z' })]);
    assert.equal((await event.findPerson(id))?.checkedInAt, now.toISOString());
    const bela = await event.register('Bela');
    await event.save([event.createScan(bela.id, { at: '2101-01-01T00:00:00.000Z' })]);
    assert.equal((await event.findPerson(bela.id))?.checkedInAt, now.toISOString());
  });

  it('may be in the millisecond of the registration, whose microseconds no device knows', async () => {
    const { id } = await event.register('Asha');
    const { registeredAt } = await test.database
      .updateTable('registrations')
      .set({ registeredAt: sql`date_trunc('milliseconds', registered_at) + interval '471 microseconds'` })
      .where('userId', '=', id)
      .returning('registeredAt')
      .executeTakeFirstOrThrow();
    await event.save([event.createScan(id, { at: registeredAt.toISOString() })]);
    assert.equal((await event.findPerson(id))?.checkedInAt, registeredAt.toISOString());
  });

  for (const [title, first] of [
    ['ahead', '2101-01-01T00:00:00.000Z'],
    ['behind', '2001-01-01T00:00:00.000Z'],
  ] as const)
    it(`is the last of a device's scans, in their order, although its clock is ${title}`, async () => {
      const { id } = await event.register('Asha');
      const scans = (['in', 'undo', 'in'] as const).map((kind, index) =>
        event.createScan(id, { kind, at: new Date(Date.parse(first) + index * 1000).toISOString() }),
      );
      await event.save(scans.slice(0, 2));
      assert.equal((await event.findPerson(id))?.checkedInAt, null);
      await event.save(scans);
      assert.notEqual((await event.findPerson(id))?.checkedInAt, null);
      const bela = await event.register('Bela');
      await event.save(
        scans.map((scan) => event.createScan(bela.id, { kind: scan.kind, at: scan.at })).toReversed(),
      );
      assert.notEqual((await event.findPerson(bela.id))?.checkedInAt, null);
    });

  it('tells which scans are of people who were never registered', async () => {
    const { id } = await event.register('Asha');
    const scans = [event.createScan(id), event.createScan(event.host.id)];
    const { body } = await event.save(scans);
    assert.deepEqual(
      body.data.map((scan) => [scan.id, scan.state]),
      scans.map((scan, index) => [scan.id, index === 0 ? 'saved' : 'unknown']),
    );
  });

  it('is the same as by hand on the host’s list', async () => {
    const { id } = await event.register('Asha');
    const params = { ...event.params, accountId: id };
    await test.call(attendees.checkIn, { params }, event.host.token);
    assert.ok((await event.findPerson(id))?.checkedInAt);
    test.clock.advance(1);
    await event.save([event.createScan(id, { kind: 'undo' })]);
    const { participants } = (await test.call(attendees.list, { params: event.params }, event.host.token))
      .body;
    assert.equal(participants[0]?.checkedInAt, null);
  });

  it('keeps a check-in by an earlier release, which wrote no scan', async () => {
    const { id } = await event.register('Asha');
    const checkedInAt = test.clock.now();
    await test.database.updateTable('registrations').set({ checkedInAt }).where('userId', '=', id).execute();
    test.clock.advance(60);
    await event.save([event.createScan(id)]);
    assert.equal((await event.findPerson(id))?.checkedInAt, checkedInAt.toISOString());
  });

  it('is the first of many devices at once', { skip: skipWithoutPostgres }, async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, index) => event.register(`P${'abcdefgh'[index]}`)),
    );
    const first = at(1);
    test.clock.advance(3600);
    await test.database
      .updateTable('registrations')
      .set({ registeredAt: new Date(0) })
      .where('eventId', '=', event.id)
      .execute();
    const devices = Array.from({ length: 12 }, (_, device) =>
      people
        .map(({ id }) => event.createScan(id, { at: device === 7 ? first : at(-30 + device) }))
        .toSorted(() => (device % 2 === 0 ? 1 : -1)),
    );
    const replies = await Promise.all(devices.map((scans) => event.save(scans)));
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
    for (const { id } of people) assert.equal((await event.findPerson(id))?.checkedInAt, first);
  });

  it('is the first time of two devices at two instances', { skip: skipWithoutPostgres }, async () => {
    const other = await buildTestApp({ database: test.database, clock: test.clock });
    const { id } = await event.register('Asha');
    const first = test.clock.now().toISOString();
    test.clock.advance(60);
    const instances = [test, other];
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, device) => {
        const scan = event.createScan(id, device === 7 ? { at: first } : {});
        const input = { params: event.params, body: { scans: [scan] } };
        return instances[device % 2]?.call(door.saveScans, input, event.host.token);
      }),
    );
    assert.deepEqual(new Set(replies.map((reply) => reply?.status)), new Set([200]));
    assert.equal((await event.findPerson(id))?.checkedInAt, first);
    await other.close();
  });

  it('would be a later one without the lock', { skip: skipWithoutPostgres }, async () => {
    const { id } = await event.register('Asha');
    const [first, second] = [at(1), at(2)];
    const save = (transaction: DatabaseTransaction, time: string) =>
      sql`with saved as (
          insert into door_scans (event_id, id, user_id, kind, at, received_at)
          values (${event.id}, ${uuidv7()}, ${id}, 'in', ${time}, now()) returning at
        )
        update registrations set checked_in_at = least(
          (select min(at) from saved), (select min(at) from door_scans where event_id = ${event.id} and user_id = ${id})
        ) where event_id = ${event.id} and user_id = ${id}`.execute(transaction);
    const begin = (work: (transaction: DatabaseTransaction) => Promise<unknown>) =>
      test.database.transaction().execute(work);
    let later: Promise<unknown> = Promise.resolve();
    await begin(async (transaction) => {
      await save(transaction, first);
      later = begin((other) => save(other, second));
      await pauseForRace();
    });
    await later;
    assert.equal((await event.findPerson(id))?.checkedInAt, second);
  });
});
