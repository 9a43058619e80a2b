import { type Attendee, attendees, type Room, rooms } from '@marquee/shared-contracts';
import {
  clearStorage,
  hoursFromNow,
  failCall,
  renderScreen,
  roomsPage,
  sampleHost,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { RoomsScreen } from './RoomsScreen';

const { eventId: EVENT, address, team: teamAllocation, createRoom, serveRooms } = roomsPage;

const member: Attendee = {
  id: sampleId(201),
  name: 'Asha Rao',
  email: 'asha@demo.test',
  phone: '9876543210',
  institute: 'Lakeside College',
  type: 'Others',
  course: '',
  duration: '',
  graduationYear: null,
  registeredAt: hoursFromNow(-5),
  team: teamAllocation.name,
  teamId: teamAllocation.id,
  checkedInAt: null,
  state: 'ACTIVE',
};

const servePeopleAndRooms = (list: Room[]) =>
  serveRooms(list).on(attendees.list, () => ({
    status: 'SUCCESS' as const,
    data: [],
    participants: [member],
    totalPages: 1,
    totalElements: 1,
    number: 0,
  }));

const open = () =>
  renderScreen(<RoomsScreen />, { path: '/room-allocate/:eventId?', at: address, as: sampleHost() });

beforeEach(clearStorage);

describe('a room', () => {
  const enter = async (list: Room[]) => {
    const api = servePeopleAndRooms(list);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^LT-1/ }));
    return { api, user, dialog: await screen.findByRole('dialog', { name: 'LT-1' }) };
  };

  const openUnassigned = async () => {
    const api = servePeopleAndRooms([createRoom(1)]).on(rooms.fill, () =>
      success({ assigned: 0, unassigned: [teamAllocation] }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Fill rooms automatically' }));
    expect(await screen.findByText('Night Owls, team of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^LT-1/ }));
    return { api, user };
  };

  it('allocates a team or a participant from the search', async () => {
    const { api, user, dialog } = await enter([createRoom(1, { capacity: 4 })]);
    expect(await within(dialog).findByText('Nobody is in this room yet.')).toBeVisible();
    await user.type(within(dialog).getByRole('searchbox', { name: 'Add to this room' }), 'owl');
    const found = await within(dialog).findByRole('button', { name: 'Add Night Owls to this room' });
    expect(within(dialog).getByRole('button', { name: 'Add Asha Rao to this room' })).toBeVisible();
    api.on(rooms.allocate, () =>
      success(createRoom(1, { capacity: 4, occupied: 3, allocations: [teamAllocation] })),
    );
    await user.click(found);
    expect(await within(dialog).findByText('3 of 4 seats taken')).toBeVisible();
    expect(within(dialog).getByRole('list', { name: 'People in this room' })).toHaveTextContent(
      'Night OwlsTeam of 3',
    );
    expect(within(dialog).getByText('In this room')).toBeVisible();
    expect(api.inputs(rooms.allocate).map(({ body }) => body)).toEqual([{ teamId: teamAllocation.id }]);
  });

  it('takes a group that it is assigned to off those without a room (RM-7)', async () => {
    const { api, user } = await openUnassigned();
    const dialog = within(await screen.findByRole('dialog', { name: 'LT-1' }));
    await user.type(dialog.getByRole('searchbox', { name: 'Add to this room' }), 'owl');
    const room = createRoom(1, { occupied: 3, allocations: [teamAllocation] });
    api.on(rooms.allocate, () => success(room));
    await user.click(await dialog.findByRole('button', { name: 'Add Night Owls to this room' }));
    await waitFor(() => expect(screen.queryByText('Night Owls, team of 3')).not.toBeInTheDocument());
  });

  it('shows why its people are missing, and Try again recovers', async () => {
    const room = createRoom(1, { occupied: 3, filled: true, allocations: [teamAllocation] });
    const api = servePeopleAndRooms([room]);
    const { user } = await open();
    const tile = await screen.findByRole('button', { name: /^LT-1/ });
    api.breakDown(rooms.list);
    await user.click(tile);
    const dialog = await screen.findByRole('dialog', { name: 'LT-1' });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to fetch rooms');
    api.on(rooms.list, () => success([room]));
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    const people = await within(dialog).findByRole('list', { name: 'People in this room' });
    expect(people).toHaveTextContent('Night Owls');
  });

  it('shows "This room is full." and changes nothing', async () => {
    const { api, user, dialog } = await enter([createRoom(1, { capacity: 1, occupied: 1, filled: true })]);
    api.on(rooms.allocate, () => failCall('ROOM_FULL'));
    await user.type(within(dialog).getByRole('searchbox'), 'asha');
    await user.click(await within(dialog).findByRole('button', { name: 'Add Asha Rao to this room' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This room is full.');
    expect(dialog).toHaveTextContent('1 of 1 seats taken');
  });

  describe('with more people than a page', () => {
    const createPerson = (number: number) => ({
      id: sampleId(400 + number),
      kind: 'PERSON' as const,
      name: `Person ${number}`,
      people: 1,
    });
    const room = createRoom(1, { occupied: 4, filled: true });
    const createPage = (...numbers: number[]) =>
      success([{ ...room, allocations: numbers.map(createPerson) }]);

    /** Serves three pages of the room, of which the first is open. */
    const enterLarge = async () => {
      const api = servePeopleAndRooms([room]);
      const serve = () =>
        api.on(rooms.list, ({ query }) => {
          if (query?.room === undefined) return success([room]);
          if (query.after === undefined) return { ...createPage(1, 2), next: 'behind 2' };
          return query.after === 'behind 2' ? { ...createPage(3), next: 'behind 3' } : createPage(4);
        });
      serve();
      const { user } = await open();
      await user.click(await screen.findByRole('button', { name: /^LT-1/ }));
      const dialog = await screen.findByRole('dialog', { name: 'LT-1' });
      const list = await within(dialog).findByRole('list', { name: 'People in this room' });
      const getNames = () => within(list).getAllByText(/^Person \d$/, { ignore: 'button *' });
      const listNames = () => getNames().map(({ firstChild }) => firstChild?.textContent);
      const more = () => user.click(within(dialog).getByRole('button', { name: 'Show more people' }));
      return { api, user, dialog: within(dialog), listNames, more, serve };
    };

    it('shows one page after another, and the focus stays in the list at the end', async () => {
      const { dialog, listNames, more } = await enterLarge();
      expect(listNames()).toEqual(['Person 1', 'Person 2']);
      await more();
      await waitFor(() => expect(listNames()).toEqual(['Person 1', 'Person 2', 'Person 3']));
      expect(dialog.getByRole('button', { name: 'Show more people' })).toHaveFocus();
      await more();
      await waitFor(() => expect(listNames()).toEqual(['Person 1', 'Person 2', 'Person 3', 'Person 4']));
      expect(dialog.queryByRole('button', { name: 'Show more people' })).not.toBeInTheDocument();
      expect(dialog.getByRole('button', { name: 'Remove Person 4' })).toHaveFocus();
    });

    it('keeps the people shown when the next page fails, and a second press repeats', async () => {
      const { api, dialog, listNames, more, serve } = await enterLarge();
      api.breakDown(rooms.list);
      await more();
      expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to fetch rooms');
      expect(listNames()).toEqual(['Person 1', 'Person 2']);
      serve();
      await more();
      await waitFor(() => expect(listNames()).toEqual(['Person 1', 'Person 2', 'Person 3']));
      expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('offers the next page although everybody on the first was removed, without an earlier error', async () => {
      const { api, user, dialog, listNames, more, serve } = await enterLarge();
      api.breakDown(rooms.list);
      await more();
      expect(await dialog.findByRole('alert')).toBeVisible();
      api.on(rooms.release, () => success(null));
      serve();
      for (const name of ['Person 1', 'Person 2']) {
        await user.click(dialog.getByRole('button', { name: `Remove ${name}` }));
        await waitFor(() => expect(dialog.queryByText(name, { selector: 'span' })).not.toBeInTheDocument());
      }
      expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
      expect(dialog.queryByText('Nobody is in this room yet.')).not.toBeInTheDocument();
      await more();
      await waitFor(() => expect(listNames()).toEqual(['Person 3']));
    });

    it('shows the newest page after a change, also when a page arrives later', async () => {
      const { api, user, dialog, listNames, more } = await enterLarge();
      await user.type(dialog.getByRole('searchbox'), 'asha');
      const add = await dialog.findByRole('button', { name: 'Add Asha Rao to this room' });
      const release = api.hold(rooms.list);
      await more();
      const newest = { ...room, occupied: 5, allocations: [5, 1].map(createPerson) };
      api.on(rooms.allocate, () => ({ ...success(newest), next: 'behind 1' }));
      await user.click(add);
      await waitFor(() => expect(listNames()).toEqual(['Person 5', 'Person 1']));
      release(createPage(3));
      // The candidate, whom this page of the room does not list.
      expect(await dialog.findByText('In this room')).toBeVisible();
      expect(listNames()).toEqual(['Person 5', 'Person 1']);
    });
  });

  it('releases an allocation', async () => {
    const { api, user, dialog } = await enter([
      createRoom(1, { capacity: 3, occupied: 3, filled: true, allocations: [teamAllocation] }),
    ]);
    api.on(rooms.release, () => success(null));
    await user.click(await within(dialog).findByRole('button', { name: 'Remove Night Owls' }));
    expect(await within(dialog).findByText('0 of 3 seats taken')).toBeVisible();
    expect(api.inputs(rooms.release).map(({ params }) => params)).toEqual([
      { eventId: EVENT, roomId: sampleId(301), allocatedId: teamAllocation.id },
    ]);
  });

  it('updates name and capacity, with errors at their fields', async () => {
    const { api, user, dialog } = await enter([createRoom(1)]);
    await user.click(within(dialog).getByText('Name and capacity'));
    const capacity = within(dialog).getByLabelText('Capacity');
    await user.type(capacity, '0');
    await user.click(within(dialog).getByRole('button', { name: 'Save room' }));
    expect(
      within(dialog).getByText('Please enter a whole number from 1, or nothing for no limit.'),
    ).toBeVisible();
    await user.clear(capacity);
    await user.type(capacity, '30');
    api.on(rooms.update, () => failCall('ROOM_NAME_TAKEN'));
    await user.click(within(dialog).getByRole('button', { name: 'Save room' }));
    expect(await within(dialog).findByText('Another room of this event has this name.')).toBeVisible();
    api.on(rooms.update, () => success(createRoom(1, { capacity: 30 })));
    await user.click(within(dialog).getByRole('button', { name: 'Save room' }));
    expect(await within(dialog).findByText('0 of 30 seats taken')).toBeVisible();
    expect(api.inputs(rooms.update).at(-1)?.body).toEqual({ name: 'LT-1', capacity: 30 });
  });

  it('is deleted after a confirmation', async () => {
    const { api, user, dialog } = await enter([createRoom(1)]);
    api.on(rooms.remove, () => success(null));
    await user.click(within(dialog).getByRole('button', { name: 'Delete room' }));
    expect(dialog).toHaveTextContent('Delete LT-1? Everyone in it will be unassigned.');
    api.on(rooms.list, () => success([]));
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText('This event has no rooms yet. Name them below.')).toBeVisible();
  });
});
