import { manageEvents, rooms } from '@marquee/shared-contracts';
import {
  fakeApi,
  filledEvent,
  renderScreens,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { CreateDetailsScreen } from './CreateDetailsScreen';
import { CreateEventScreen } from './CreateEventScreen';
import { currentCreation } from './CreationStore';

const screens = {
  '/create-events': <CreateEventScreen />,
  '/create-events/details': <CreateDetailsScreen />,
};

const open = (at = '/create-events') => renderScreens(screens, { at, as: sampleHost() });
const from = `/create-events?from=${sampleId()}`;

beforeEach(() => {
  currentCreation.clear();
});

describe('duplicating an event', () => {
  it('copies everything except the times', async () => {
    const source = sampleHostEventDetails({
      mode: 'offline',
      venue: 'Hall 1',
      teamCreationAllowed: true,
      maxTeamSize: 4,
    });
    const room = { id: sampleId(3), name: 'LT-1', capacity: null, occupied: 0, filled: false };
    fakeApi()
      .on(manageEvents.details, () => success(source))
      .on(rooms.list, () => success([{ ...room, allocations: [] }]));
    const { user } = await open(from);
    expect(await screen.findByLabelText('Title')).toHaveValue('Circuit Quiz (copy)');
    await filledEvent.next(user);
    expect(await screen.findByLabelText('Event starts')).toHaveValue('');
    expect(screen.getByLabelText('Venue')).toHaveValue('Hall 1');
    expect(screen.getByLabelText('Rooms')).toHaveValue('LT-1');
    expect(screen.getByLabelText('Largest team')).toHaveValue('4');
    expect(screen.getByText('Warm-up round')).toBeVisible();
  });

  it('shows why the event cannot be loaded, with Try again', async () => {
    const api = fakeApi().breakDown(manageEvents.details);
    const { user } = await open(from);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch event details');
    api.on(manageEvents.details, () => success(sampleHostEventDetails()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Circuit Quiz (copy)');
  });
});
