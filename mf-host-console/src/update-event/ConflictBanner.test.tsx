import { type HostEventDetails, manageEvents } from '@marquee/shared-contracts';
import {
  fakeApi,
  type FakeApi,
  filledEvent,
  failCall,
  renderScreens,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { currentUpdate } from './currentUpdate';
import { UpdateDetailsScreen } from './UpdateDetailsScreen';
import { UpdateEventScreen } from './UpdateEventScreen';

const screens = {
  '/update-event/:eventId?': <UpdateEventScreen />,
  '/update-event/:eventId/details': <UpdateDetailsScreen />,
};

const first = sampleHostEventDetails({ mode: 'offline', venue: 'Hall 1', version: 3 });
let api: FakeApi;

/** The event as it stands from now on; changes are taken on its version alone. */
const serveEvent = (changes: Partial<HostEventDetails>) => {
  const event = { ...first, ...changes };
  let { version } = event;
  const change = (seen: number | undefined) => {
    if (seen !== version) failCall('VERSION_CONFLICT');
    version += 1;
    return version;
  };
  api.on(manageEvents.details, () => success({ ...event, version }));
  api.on(manageEvents.update, ({ body }) => success({ ...event, version: change(body.version) }));
  api.on(manageEvents.replaceTimeline, ({ body: { entries, version: seen } }) => {
    change(seen);
    return { ...success(entries), entries };
  });
};

beforeEach(() => {
  currentUpdate.clear();
  api = fakeApi();
  serveEvent({});
});

/** Opens the second step with a title and a venue of one's own. */
async function openWithChanges() {
  const { user } = await renderScreens(screens, { at: `/update-event/${sampleId()}`, as: sampleHost() });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const retype = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await retype('Title', 'My title');
  await press('Next');
  await retype('Venue', 'Hall 2');
  return { user, press };
}

const findSavedNote = () => screen.findByText(`Now at /event-detail/${sampleId()}`);
const listSent = () => api.inputs(manageEvents.update).map(({ body }) => body);

describe('somebody else has saved in between (EV-8)', () => {
  it('takes over what only they changed, lets mine stand, and saves on their state', async () => {
    const { press } = await openWithChanges();
    serveEvent({ capacityMax: 150, venue: 'Hall 3', version: 4 });
    await press('Save');
    expect(await screen.findByText('Somebody else has changed this event')).toHaveFocus();
    expect(screen.getByText('Taken over from them: Places.')).toBeVisible();
    expect(screen.getByText(/theirs: Hall 3$/)).toBeVisible();
    expect(screen.getByLabelText('Places')).toHaveValue('150');
    expect(screen.getByLabelText('Venue')).toHaveValue('Hall 2');
    await press('Save');
    await findSavedNote();
    expect(listSent()).toEqual([
      { title: 'My title', venue: 'Hall 2', version: 3 },
      { title: 'My title', venue: 'Hall 2', version: 4 },
    ]);
  });

  it('lets one take theirs', async () => {
    const { press } = await openWithChanges();
    serveEvent({ venue: 'Hall 3', version: 4 });
    await press('Save');
    await press('Use theirs: Venue');
    expect(screen.getByLabelText('Venue')).toHaveValue('Hall 3');
    await press('Save');
    await findSavedNote();
    expect(listSent().at(-1)).toEqual({ title: 'My title', version: 4 });
  });

  it('sees their stages too, and raises no alert', async () => {
    const { press } = await openWithChanges();
    serveEvent({ timelineEntries: [{ day: 1, description: 'Opening' }], version: 4 });
    await press('Save');
    expect(await screen.findByText('Taken over from them: Stages.')).toBeVisible();
    expect(screen.getByText('Opening')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows the stages of both, and puts none in the place of theirs unasked', async () => {
    const { user, press } = await openWithChanges();
    await filledEvent.stage(user, 'Finals');
    serveEvent({ timelineEntries: [{ day: 1, description: 'Opening' }], version: 5 });
    // They made the same change of the rest, which therefore is none any more.
    api.on(manageEvents.update, () => success({ ...first, version: 5 }));
    await press('Save');
    expect(await screen.findByText(/theirs: Day 1: Opening$/)).toBeVisible();
    expect(screen.getByText('Finals')).toBeVisible();
    await press('Use theirs: Stages');
    expect(screen.queryByText('Finals')).toBeNull();
  });

  it('is seen after a reload too: what was typed is put over the event as it stands', async () => {
    const { user, press } = await openWithChanges();
    // The page's memory is gone, the tab's storage is not.
    currentUpdate.clear();
    serveEvent({ venue: 'Hall 3', version: 4 });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByText(/theirs: Hall 3$/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('My title');
    await press('Next');
    expect(await screen.findByLabelText('Venue')).toHaveValue('Hall 2');
  });
});

it('discards what was typed after a question', async () => {
  const { press } = await openWithChanges();
  await press('Discard my changes');
  await press('Discard');
  await waitFor(() => expect(screen.getByLabelText('Venue')).toHaveValue('Hall 1'));
});
