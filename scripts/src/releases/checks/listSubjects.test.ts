import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Audience, SlotName } from '@marquee/shared-contracts';
import { listSubjects } from './Subject';

const release = {
  name: 'mf-seats',
  version: '1.0.0',
  rootFiles: [],
  requires: {},
  provides: {},
  uses: [],
  files: {},
};

const openSlot = (slot: SlotName, access: Audience) => {
  const slots = [{ slot, access, module: './Seat' }];
  const declaration = { title: 'Seats', screens: [], redirects: [], slots };
  return listSubjects({ ...release, chunks: { Seat: ['Seat.js', 'Seat.css'] }, declaration })[0];
};

describe('a slot that a check opens', () => {
  it('stands in the page that has it', () => {
    assert.equal(openSlot('navigation.bell', 'host')?.address, '/check/HOST');
    assert.equal(openSlot('profile.tabs', 'user')?.address, '/part-profile?tab=mf-seats.Seat');
    assert.deepEqual(openSlot('event.actions', 'user')?.scripts, ['/mf-seats/1.0.0/Seat.js']);
  });

  it('needs the data of an event, which is another one for each viewer', () => {
    const audiences = ['public', 'user', 'host'] as const;
    const subjects = audiences.map((access) => openSlot('event.actions', access));
    assert.ok(subjects.every((subject) => subject?.needsData === true));
    const addresses = subjects.map((subject) => subject?.address ?? '');
    assert.equal(new Set(addresses).size, audiences.length);
    for (const address of addresses)
      assert.match(address, /^\/event\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});
