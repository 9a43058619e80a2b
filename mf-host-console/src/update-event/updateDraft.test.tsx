import { type HostEventDetails, manageEvents } from '@marquee/shared-contracts';
import {
  fakeApi,
  type FakeApi,
  filledEvent,
  renderScreens,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { currentUpdate } from './UpdateStore';
import { UpdateDetailsScreen } from './UpdateDetailsScreen';
import { UpdateEventScreen } from './UpdateEventScreen';

const screens = {
  '/update-event/:eventId?': <UpdateEventScreen />,
  '/update-event/:eventId/details': <UpdateDetailsScreen />,
};

const PLACEHOLDER = '9999-01-02T00:00:00.000Z';
const incomplete: Partial<HostEventDetails> = {
  state: 'draft',
  missing: ['category', 'description', 'registerStart', 'registerEnd', 'startTime', 'endTime'],
  category: 'other',
  description: '',
  registerStart: PLACEHOLDER,
  registerEnd: PLACEHOLDER,
  startTime: PLACEHOLDER,
  endTime: PLACEHOLDER,
  registrations: 0,
  version: 3,
};

let api: FakeApi;
beforeEach(() => {
  currentUpdate.clear();
  api = fakeApi();
});

async function openDraft(changes: Partial<HostEventDetails> = {}) {
  const event = sampleHostEventDetails({ ...incomplete, ...changes });
  api.on(manageEvents.details, () => success(event));
  api.on(manageEvents.update, () => success({ ...event, version: 4 }));
  api.on(manageEvents.publish, () => success({ ...event, state: 'published' as const, missing: [] }));
  const { user } = await renderScreens(screens, { at: `/update-event/${sampleId()}`, as: sampleHost() });
  await screen.findByText('Step 1 of 2');
  return { user, pressButton: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const opened = `Now at /event-detail/${sampleId()}`;

describe('updating a draft (EV-41)', () => {
  it('shows what it lacks as empty fields, and names them', async () => {
    const { pressButton } = await openDraft();
    expect(screen.getByLabelText('Type')).toHaveValue('Choose a type');
    const text =
      'To publish this draft, fill in: Type, About, Registration starts, Registration ends, Event starts, Event ends.';
    expect(screen.getByText(text)).toBeVisible();
    await pressButton('Next');
    expect(await screen.findByLabelText('Event starts')).toHaveValue('');
    expect(screen.getByText(text)).toBeVisible();
  });

  it('saves an incomplete draft, also its cleared fields', async () => {
    const { user, pressButton } = await openDraft();
    await user.clear(screen.getByLabelText('Organization'));
    await user.selectOptions(screen.getByLabelText('Type'), 'Seminar');
    await pressButton('Save draft');
    expect(await screen.findByText(opened)).toBeVisible();
    expect(screen.getByText('Draft saved.')).toBeVisible();
    expect(api.inputs(manageEvents.update).map(({ body }) => body)).toEqual([
      { category: 'seminar', location: '', version: 3 },
    ]);
    expect(api.inputs(manageEvents.publish)).toEqual([]);
  });

  it('publishes it after saving the changes', async () => {
    const { user, pressButton } = await openDraft();
    await filledEvent.basics(user, { title: '' });
    await pressButton('Next');
    filledEvent.times();
    await pressButton('Publish');
    expect(await screen.findByText(opened)).toBeVisible();
    expect(screen.getByText('Circuit Quiz is published.')).toBeVisible();
    expect(api.inputs(manageEvents.update)).toMatchObject([{ body: { category: 'quiz', version: 3 } }]);
    expect(api.inputs(manageEvents.publish)).toMatchObject([{ params: { eventId: sampleId() } }]);
  });

  it('publishes nothing while a field is missing or the start has passed', async () => {
    const { user, pressButton } = await openDraft();
    await filledEvent.basics(user, { title: '' });
    await pressButton('Next');
    await pressButton('Publish');
    expect(screen.getAllByText('Please enter a date and a time.')).toHaveLength(4);
    filledEvent.times();
    filledEvent.setTime('Event starts', filledEvent.inIndia(-1));
    await pressButton('Publish');
    expect(screen.getByText('The event must start in the future.')).toBeVisible();
    expect([...api.inputs(manageEvents.update), ...api.inputs(manageEvents.publish)]).toEqual([]);
  });

  it("shows the server's reason, and stays a draft with what was typed", async () => {
    const { user, pressButton } = await openDraft();
    await filledEvent.basics(user, { title: '' });
    await pressButton('Next');
    filledEvent.times();
    api.refuse(manageEvents.publish, 'VALIDATION', { startTime: 'The event must start in the future.' });
    await pressButton('Publish');
    expect(await screen.findByText('The event must start in the future.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText('Event ends')).toHaveValue(filledEvent.inIndia(50));
  });

  it('is offered after its dates have passed', async () => {
    const past = { startTime: '2020-01-01T10:00:00.000Z', endTime: '2020-01-01T12:00:00.000Z' };
    await openDraft({ ...past, missing: ['description'] });
    expect(screen.getByRole('button', { name: 'Save draft' })).toBeVisible();
  });
});
