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
import { currentUpdate } from './UpdateStore';
import { UpdateDetailsScreen } from './UpdateDetailsScreen';
import { UpdateEventScreen } from './UpdateEventScreen';

const screens = {
  '/update-event/:eventId?': <UpdateEventScreen />,
  '/update-event/:eventId/details': <UpdateDetailsScreen />,
};

const first = sampleHostEventDetails({ mode: 'offline', venue: 'Hall 1', version: 3 });
let api: FakeApi;

/** Serves a changed event from now on; accepts updates only for its version. */
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

/** Opens the second step with an edited title and venue. */
async function openEditedForm() {
  const { user } = await renderScreens(screens, { at: `/update-event/${sampleId()}`, as: sampleHost() });
  const pressButton = (name: string) => user.click(screen.getByRole('button', { name }));
  const replaceText = async (label: string, text: string) => {
    await user.clear(await screen.findByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await replaceText('Title', 'My title');
  await pressButton('Next');
  await replaceText('Venue', 'Hall 2');
  return { user, pressButton };
}

const findSavedNote = () => screen.findByText(`Now at /event-detail/${sampleId()}`);
const listSent = () => api.inputs(manageEvents.update).map(({ body }) => body);

describe("another host's changes during editing (EV-8)", () => {
  it('are merged with mine, and saving uses their version', async () => {
    const { pressButton } = await openEditedForm();
    serveEvent({ capacityMax: 150, venue: 'Hall 3', version: 4 });
    await pressButton('Save');
    expect(await screen.findByText('Somebody else has changed this event')).toHaveFocus();
    expect(screen.getByText('Their changes to these fields are included: Capacity.')).toBeVisible();
    expect(screen.getByText(/theirs: Hall 3$/)).toBeVisible();
    expect(screen.getByLabelText('Capacity')).toHaveValue('150');
    expect(screen.getByLabelText('Venue')).toHaveValue('Hall 2');
    await pressButton('Save');
    await findSavedNote();
    expect(listSent()).toEqual([
      { title: 'My title', venue: 'Hall 2', version: 3 },
      { title: 'My title', venue: 'Hall 2', version: 4 },
    ]);
  });

  it('can replace mine', async () => {
    const { pressButton } = await openEditedForm();
    serveEvent({ venue: 'Hall 3', version: 4 });
    await pressButton('Save');
    await pressButton('Use theirs: Venue');
    expect(screen.getByLabelText('Venue')).toHaveValue('Hall 3');
    await pressButton('Save');
    await findSavedNote();
    expect(listSent().at(-1)).toEqual({ title: 'My title', version: 4 });
  });

  it('include their stages, without an alert', async () => {
    const { pressButton } = await openEditedForm();
    serveEvent({ timelineEntries: [{ day: 1, description: 'Opening' }], version: 4 });
    await pressButton('Save');
    expect(await screen.findByText('Their changes to these fields are included: Stages.')).toBeVisible();
    expect(screen.getByText('Opening')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('show the stages of both, and replace neither without a choice', async () => {
    const { user, pressButton } = await openEditedForm();
    await filledEvent.stage(user, 'Finals');
    serveEvent({ timelineEntries: [{ day: 1, description: 'Opening' }], version: 5 });
    // They made the same change to the rest, so no difference remains.
    api.on(manageEvents.update, () => success({ ...first, version: 5 }));
    await pressButton('Save');
    expect(await screen.findByText(/theirs: Day 1: Opening$/)).toBeVisible();
    expect(screen.getByText('Finals')).toBeVisible();
    await pressButton('Use theirs: Stages');
    expect(screen.queryByText('Finals')).toBeNull();
  });

  it('are merged with the draft after a reload', async () => {
    const { user, pressButton } = await openEditedForm();
    // Simulates a reload: memory is cleared, the tab's storage remains.
    currentUpdate.clear();
    serveEvent({ venue: 'Hall 3', version: 4 });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByText(/theirs: Hall 3$/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('My title');
    await pressButton('Next');
    expect(await screen.findByLabelText('Venue')).toHaveValue('Hall 2');
  });
});

it('allow discarding the draft after a confirmation', async () => {
  const { pressButton } = await openEditedForm();
  await pressButton('Discard my changes');
  await pressButton('Discard');
  await waitFor(() => expect(screen.getByLabelText('Venue')).toHaveValue('Hall 1'));
});
