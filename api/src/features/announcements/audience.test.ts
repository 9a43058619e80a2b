import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { v7 as uuidv7 } from 'uuid';
import { setUpAnnouncements } from '../../testing/setUpAnnouncements';
import { saveMember, saveTeam } from '../teams/queries';
import { type Audience, countAudience, findAudience } from './audience';

const { test, event } = setUpAnnouncements();

/** Two members of a team, of whom one muted the event and one is checked in, a person without a team, and a guest. */
beforeEach(async () => {
  const { id: eventId, first, second } = event;
  const now = test.clock.now();
  const team = { eventId, id: uuidv7(), name: 'Night Owls', public: true, leaderId: first.id, now };
  await saveTeam(test.database, team);
  await saveMember(test.database, {
    eventId,
    teamId: team.id,
    userId: second.id,
    leader: false,
    joinedAt: now,
  });
  const guest = await event.register();
  const row = { accountId: guest.id, email: `${guest.id}@example.org`, createdAt: now };
  await test.database.insertInto('guests').values(row).execute();
  await test.database
    .updateTable('registrations')
    .set({ checkedInAt: now })
    .where('userId', 'in', [second.id, guest.id])
    .execute();
  await event.mute(first);
});

type Filter = Omit<Audience, 'eventId'>;

const examples: [filter: Filter, recipients: number, muted: number][] = [
  [{}, 2, 1],
  [{ team: 'with' }, 1, 1],
  [{ team: 'without' }, 1, 0],
  [{ checkedIn: 'yes' }, 1, 0],
  [{ checkedIn: 'no' }, 1, 1],
  [{ team: 'with', checkedIn: 'yes' }, 1, 0],
  [{ team: 'with', checkedIn: 'no' }, 0, 1],
  [{ team: 'without', checkedIn: 'no' }, 1, 0],
  [{ state: 'waiting' }, 0, 0],
  [{ state: 'pending', checkedIn: 'no' }, 0, 0],
];

describe('the people of an audience (AN-2, AN-5, TK-9)', () => {
  for (const [filter, recipients, muted] of examples)
    it(`are counted as they are found: ${JSON.stringify(filter)}`, async () => {
      const audience = { eventId: event.id, ...filter };
      assert.deepEqual(await countAudience(test.database, audience), { recipients, muted });
      const found = await test.database
        .transaction()
        .execute((transaction) => findAudience(transaction, audience));
      assert.equal(found.length, recipients);
    });
});
