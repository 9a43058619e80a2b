import { type HostEventDetails, manageEvents, rooms } from '@marquee/shared-contracts';
import {
  fakeApi,
  type FakeApi,
  filledEvent,
  renderScreens,
  sampleCreated,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CreateDetailsScreen } from './CreateDetailsScreen';
import { CreateEventScreen } from './CreateEventScreen';
import { currentCreation } from './CreationStore';

const screens = {
  '/create-events': <CreateEventScreen />,
  '/create-events/details': <CreateDetailsScreen />,
};

const serveCreated = (state: HostEventDetails['state']) =>
  api.on(manageEvents.create, () => ({ ...sampleCreated(), data: sampleHostEventDetails({ state }) }));

let api: FakeApi;
beforeEach(() => {
  currentCreation.clear();
  api = fakeApi();
  serveCreated('draft');
});

async function openForm(title: string) {
  const { user } = await renderScreens(screens, { at: '/create-events', as: sampleHost() });
  await user.click(await screen.findByLabelText('Title'));
  if (title !== '') await user.paste(title);
  return user;
}

const saveDraft = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save draft' }));
const openedDraft = `Now at /event-detail/${sampleId()}`;

describe('saving a new event as a draft (EV-41)', () => {
  it('needs only a title, and opens the draft', async () => {
    const user = await openForm('Circuit Quiz');
    await saveDraft(user);
    expect(await screen.findByText(openedDraft)).toBeVisible();
    expect(screen.getByText('Draft saved. Only hosts see it.')).toBeVisible();
    expect(api.inputs(manageEvents.create).map(({ body }) => body)).toEqual([
      expect.objectContaining({ state: 'draft', title: 'Circuit Quiz', category: null, startTime: null }),
    ]);
    expect(screen.queryByText('Event Created Successfully!')).toBeNull();
  });

  it('names a missing title and wrong values, and sends nothing', async () => {
    const user = await openForm('');
    await user.click(screen.getByLabelText('Website'));
    await user.paste('ftp://lakeside.test');
    await saveDraft(user);
    expect(screen.getByText('Please fill in: Title.')).toBeVisible();
    expect(screen.getByText('Please enter an address that starts with http:// or https://.')).toBeVisible();
    expect(screen.queryByText('Please fill in: Type.')).toBeNull();
    expect(api.inputs(manageEvents.create)).toEqual([]);
  });

  it('keeps what was typed in the second step, and names its errors in the first', async () => {
    const user = await openForm('');
    await filledEvent.basics(user);
    await filledEvent.next(user);
    filledEvent.setTime('Event starts', filledEvent.inIndia(-48));
    filledEvent.setTime('Event ends', filledEvent.inIndia(-50));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await saveDraft(user);
    expect(screen.getByText('Event ends: The event must end after it starts.')).toBeVisible();
    await filledEvent.next(user);
    filledEvent.setTime('Event ends', filledEvent.inIndia(-46));
    await saveDraft(user);
    expect(await screen.findByText(openedDraft)).toBeVisible();
    const startTime = new Date(`${filledEvent.inIndia(-48)}+05:30`).toISOString();
    expect(api.inputs(manageEvents.create)).toMatchObject([{ body: { startTime, registerStart: null } }]);
  });

  it('keeps the form after a failure', async () => {
    api.breakDown(manageEvents.create);
    const user = await openForm('Circuit Quiz');
    await saveDraft(user);
    expect(await screen.findByText('Event creation failed')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Circuit Quiz');
    serveCreated('draft');
    await saveDraft(user);
    expect(await screen.findByText(openedDraft)).toBeVisible();
    expect(new Set(api.keys(manageEvents.create)).size).toBe(1);
  });

  it('names failed rooms of the draft, and continues to the draft without them', async () => {
    api.breakDown(rooms.create);
    const user = await openForm('');
    await filledEvent.basics(user);
    await user.click(screen.getByLabelText('Offline'));
    await filledEvent.next(user);
    await user.click(screen.getByLabelText('Rooms'));
    await user.paste('LT-1');
    await saveDraft(user);
    expect(await screen.findByRole('heading', { name: '“Circuit Quiz” is saved as a draft' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Continue without them' }));
    expect(await screen.findByText(openedDraft)).toBeVisible();
  });

  it('opens the draft of a lost reply, also if the retry is to publish', async () => {
    api.on(manageEvents.replaceTimeline, () => ({ ...success([]), entries: [] }));
    const user = await openForm('');
    await filledEvent.basics(user);
    await filledEvent.next(user);
    filledEvent.times();
    await filledEvent.publish(user);
    expect(await screen.findByText(openedDraft)).toBeVisible();
    expect(api.inputs(manageEvents.create)).toMatchObject([{ body: { state: 'published' } }]);
  });
});
