import { rooms } from '@marquee/shared-contracts';
import {
  clearStorage,
  fakeApi,
  renderScreen,
  roomsPage,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RoomsScreen } from './RoomsScreen';

const { address, team: teamAllocation, createRoom, serveRooms } = roomsPage;

const open = (at = address) =>
  renderScreen(<RoomsScreen />, { path: '/room-allocate/:eventId?', at, as: sampleHost() });

const getTiles = () =>
  within(screen.getByRole('list', { name: 'Rooms' }))
    .getAllByRole('listitem')
    .map((tile) => tile.textContent?.trim());

beforeEach(clearStorage);

describe('rooms without an event', () => {
  it('are 20 sample rooms, marked as such, with a legend', async () => {
    fakeApi();
    await open('/room-allocate');
    expect(screen.getByText('Sample')).toBeVisible();
    expect(getTiles()).toHaveLength(20);
    expect(getTiles()[0]).toBe('LT-1 Empty 0 people');
    expect(getTiles()[1]).toBe('LT-2 Filled 1 person');
    expect(getTiles()[19]).toContain('LT-20');
    const legend = within(screen.getByRole('list', { name: 'Meaning of the signs' }));
    expect(legend.getAllByRole('listitem').map((key) => key.textContent)).toEqual([
      'Empty',
      'Seats left',
      'Filled',
    ]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the rooms of an event', () => {
  it('show in words which are empty, partly filled and filled', async () => {
    serveRooms([
      createRoom(1),
      createRoom(2, { capacity: 40, occupied: 3, allocations: [teamAllocation] }),
      createRoom(3, { capacity: 3, occupied: 3, filled: true, allocations: [teamAllocation] }),
    ]);
    await open();
    await screen.findByRole('list', { name: 'Rooms' });
    expect(getTiles()).toEqual([
      'LT-1 Empty 0 people',
      'LT-2 Seats left 3 of 40 taken',
      'LT-3 Filled 3 of 3 taken',
    ]);
  });

  it('are added by name, ignoring blank lines', async () => {
    const api = serveRooms([]);
    api.on(rooms.create, () => success([createRoom(1), createRoom(2)]));
    const { user } = await open();
    expect(await screen.findByText('This event has no rooms yet. Name them below.')).toBeVisible();
    await user.click(screen.getByLabelText('Room names'));
    await user.paste('LT-1\n\n LT-2 \n');
    await user.click(screen.getByRole('button', { name: 'Add rooms' }));
    expect(await screen.findByText('2 rooms added.')).toBeVisible();
    expect(api.inputs(rooms.create)).toMatchObject([
      { query: { roomCount: '2' }, body: { roomNames: ['LT-1', 'LT-2'] } },
    ]);
    expect(screen.getByLabelText('Room names')).toHaveValue('');
  });

  it.each([
    ['Please name 1 to 200 rooms.', ' '],
    ["A room's name has 1 to 40 characters.", 'x'.repeat(41)],
  ])('are rejected with "%s"', async (text, typed) => {
    serveRooms([]);
    const { user } = await open();
    await user.click(await screen.findByLabelText('Room names'));
    await user.paste(typed);
    await user.click(screen.getByRole('button', { name: 'Add rooms' }));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText('Room names')).toHaveFocus();
  });

  it('show "Room creation failed" for an unreadable reply, and keep the input', async () => {
    serveRooms([]).breakDown(rooms.create);
    const { user } = await open();
    await user.click(await screen.findByLabelText('Room names'));
    await user.paste('LT-1');
    await user.click(screen.getByRole('button', { name: 'Add rooms' }));
    expect(await screen.findByText('Room creation failed')).toBeVisible();
    expect(screen.getByLabelText('Room names')).toHaveValue('LT-1');
  });

  it('are filled automatically; those who do not fit are listed (RM-7)', async () => {
    const api = serveRooms([createRoom(1, { capacity: 3 })]);
    const unassigned = [
      { id: sampleId(51), kind: 'TEAM' as const, name: 'Whales', people: 4 },
      { id: sampleId(202), kind: 'PERSON' as const, name: 'Ravi Kumar', people: 1 },
    ];
    api.on(rooms.fill, () => {
      api.on(rooms.list, () =>
        success([createRoom(1, { capacity: 3, occupied: 3, filled: true, allocations: [teamAllocation] })]),
      );
      return success({ assigned: 3, unassigned });
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Fill rooms automatically' }));
    expect(await screen.findByText('Rooms assigned to 3 people.')).toBeVisible();
    expect(getTiles()).toEqual(['LT-1 Filled 3 of 3 taken']);
    const left = within(screen.getByRole('list', { name: 'Without a room' }));
    expect(left.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Whales, team of 4',
      'Ravi Kumar',
    ]);
    api.on(rooms.fill, () => success({ assigned: 0, unassigned: [] }));
    await user.click(screen.getByRole('button', { name: 'Fill rooms automatically' }));
    expect(await screen.findByText('Everyone has a room already.')).toBeVisible();
    expect(screen.queryByText('Without a room')).not.toBeInTheDocument();
  });

  it('count the groups without a room that are too many to list (RM-7)', async () => {
    const api = serveRooms([createRoom(1, { capacity: 3 })]);
    const unassigned = [teamAllocation];
    api.on(rooms.fill, () => success({ assigned: 0, unassigned, unassignedCount: 1201 }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Fill rooms automatically' }));
    expect(await screen.findByText('And 1200 more.')).toBeVisible();
  });

  it('show "Failed to fill the rooms"', async () => {
    serveRooms([createRoom(1)]).breakDown(rooms.fill);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Fill rooms automatically' }));
    expect(await screen.findByText('Failed to fill the rooms')).toBeVisible();
  });

  it('are printed as the server has them now: occupied rooms with teams and members (RM-6)', async () => {
    const printed: (string | null)[] = [];
    jest.spyOn(window, 'print').mockImplementation(() => {
      printed.push(...[...document.querySelectorAll('article')].map(({ textContent }) => textContent));
    });
    const api = serveRooms([createRoom(1, { occupied: 3, allocations: [teamAllocation] })]);
    const { user } = await open();
    await screen.findByRole('list', { name: 'Rooms' });
    const team = { ...teamAllocation, members: ['Asha Rao', 'Ravi Kumar'] };
    const person = { id: sampleId(202), kind: 'PERSON' as const, name: 'Lena Nair', people: 1 };
    const rest = { ...createRoom(1, { capacity: 4, occupied: 3 }), allocations: [person] };
    const lastPage = [rest, createRoom(3, { occupied: 1, allocations: [person] })];
    api.on(rooms.list, ({ query }) =>
      query?.after === 'behind LT-1'
        ? success(lastPage)
        : {
            ...success([createRoom(1, { capacity: 4, occupied: 3, allocations: [team] })]),
            next: 'behind LT-1',
          },
    );
    await user.click(screen.getByRole('button', { name: 'Print room list' }));
    await waitFor(() => expect(printed).toHaveLength(2));
    const { title } = sampleHostEventDetails();
    expect(printed).toEqual([
      `${title}LT-13 of 4 takenNight OwlsAsha Rao\nRavi KumarLena Nair`,
      `${title}LT-31 personLena Nair`,
    ]);
    expect(api.inputs(rooms.list).at(-1)?.query).toEqual({ allocations: 'pages', after: 'behind LT-1' });
  });

  it('leave no sheet after printing, so that the browser prints the screen again (RM-6)', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    serveRooms([createRoom(1, { occupied: 3, allocations: [teamAllocation] })]);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Print room list' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(document.querySelector('[data-print-sheet]')).not.toBeNull();
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-print-sheet]')).toBeNull());
  });

  it('are not printed while they are empty; the browser then prints the screen, not an empty sheet', async () => {
    serveRooms([createRoom(1)]);
    await open();
    await screen.findByRole('list', { name: 'Rooms' });
    expect(screen.queryByRole('button', { name: 'Print room list' })).not.toBeInTheDocument();
    expect(document.querySelector('[data-print-sheet]')).toBeNull();
  });

  it('are not needed online', async () => {
    serveRooms([], 'online');
    await open();
    expect(await screen.findByText('This event is online: it needs no rooms.')).toBeVisible();
    expect(screen.queryByLabelText('Room names')).not.toBeInTheDocument();
  });

  it('show "Failed to fetch rooms", and Try again recovers', async () => {
    const api = serveRooms([]).breakDown(rooms.list);
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch rooms');
    api.on(rooms.list, () => success([createRoom(1)]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Rooms' })).toBeVisible();
  });
});
