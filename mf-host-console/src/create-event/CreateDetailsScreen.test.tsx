import { manageEvents, rooms } from '@marquee/shared-contracts';
import { formDraft } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  type FakeApi,
  filledEvent,
  renderScreens,
  sampleCreated,
  sampleHost,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { getOwnTimeZone } from '../event-form/formatTimeZone';
import { CreateDetailsScreen } from './CreateDetailsScreen';
import { CreateEventScreen } from './CreateEventScreen';
import { currentCreation } from './CreationStore';

const screens = {
  '/create-events': <CreateEventScreen />,
  '/create-events/details': <CreateDetailsScreen />,
};

const open = (at = '/create-events') => renderScreens(screens, { at, as: sampleHost() });
const findCreatedDialog = () => screen.findByRole('dialog', { name: 'Event Created Successfully!' });

let api: FakeApi;
beforeEach(() => {
  currentCreation.clear();
  api = fakeApi().on(manageEvents.create, sampleCreated);
});

async function openSecondStep() {
  const { user } = await open();
  await filledEvent.basics(user);
  await filledEvent.next(user);
  return user;
}

describe('the second step of creating an event', () => {
  it("offers the browser's time zone when it differs, and common times", async () => {
    const user = await openSecondStep();
    const own = getOwnTimeZone();
    const zone = screen.getByLabelText('Time zone');
    await user.selectOptions(zone, 'Pacific/Auckland');
    await user.click(screen.getByRole('button', { name: `Use ${own}` }));
    expect(zone).toHaveValue(own);
    expect(screen.queryByRole('button', { name: `Use ${own}` })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start tomorrow at 10:00' }));
    expect(screen.getByLabelText<HTMLInputElement>('Event starts').value).toMatch(/T10:00$/);
    expect(screen.getByLabelText<HTMLInputElement>('Event ends').value).toMatch(/T11:00$/);
    expect(screen.getByLabelText<HTMLInputElement>('Registration ends').value).toMatch(/T10:00$/);
    await user.click(screen.getByRole('button', { name: 'End after 3 hours' }));
    expect(screen.getByLabelText<HTMLInputElement>('Event ends').value).toMatch(/T13:00$/);
  });

  it('cannot be opened before the first is complete', async () => {
    await open('/create-events/details');
    expect(await screen.findByText('Step 1 of 2')).toBeVisible();
  });

  it('shows every missing time at once and sends nothing', async () => {
    const user = await openSecondStep();
    await filledEvent.publish(user);
    expect(screen.getAllByText('Please enter a date and a time.')).toHaveLength(4);
    expect(screen.getByLabelText('Registration starts')).toHaveFocus();
    expect(api.inputs(manageEvents.create)).toEqual([]);
  });

  it('creates the event, shows "Event Created Successfully!" and opens the host’s events', async () => {
    const user = await openSecondStep();
    filledEvent.times();
    await user.click(screen.getByLabelText(/^Team/));
    await user.clear(screen.getByLabelText('Largest team'));
    await user.type(screen.getByLabelText('Largest team'), '4');
    await user.type(screen.getByLabelText('Capacity'), '120');
    await filledEvent.publish(user);
    expect(await findCreatedDialog()).toBeVisible();
    const formatIso = (hours: number) => new Date(`${filledEvent.inIndia(hours)}+05:30`).toISOString();
    expect(api.inputs(manageEvents.create).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        title: 'Circuit Quiz',
        description: filledEvent.about,
        location: 'Lakeside College',
        imageUrl: '/images/default-event.svg',
        category: 'quiz',
        mode: 'ONLINE',
        registerStart: formatIso(1),
        registerEnd: formatIso(24),
        startTime: formatIso(48),
        endTime: formatIso(50),
        capacityMin: 0,
        capacityMax: 120,
        teamCreationAllowed: true,
        maxTeamSize: 4,
      }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Manage events' }));
    expect(await screen.findByText('Now at /event-manage')).toBeVisible();
    expect(formDraft.restore(`creating.${sampleHost().id}.`, { opportunityTitle: '' }).opportunityTitle).toBe(
      '',
    );
  });

  it("interprets times in the event's zone (EV-5)", async () => {
    const user = await openSecondStep();
    filledEvent.times();
    expect(screen.getByText('All times are in India time (IST).')).toBeVisible();
    await user.type(screen.getByLabelText('Search time zones'), 'paris');
    expect(screen.queryByText(/Pacific\/Auckland/)).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText('Search time zones'));
    await user.selectOptions(screen.getByLabelText('Time zone'), 'UTC');
    expect(screen.getByText('All times are in UTC.')).toBeVisible();
    await filledEvent.publish(user);
    await findCreatedDialog();
    const [input] = api.inputs(manageEvents.create);
    expect(input?.body).toMatchObject({
      timezone: 'UTC',
      startTime: new Date(`${filledEvent.inIndia(48)}Z`).toISOString(),
    });
  });

  it('asks only team events for team sizes (EV-17), and warns of late registration', async () => {
    const user = await openSecondStep();
    expect(screen.queryByLabelText('Largest team')).toBeNull();
    await user.click(screen.getByLabelText(/^Team/));
    expect(screen.getByLabelText('Largest team')).toHaveValue('1');
    filledEvent.times();
    expect(screen.queryByText(/^Registration stays open after the start/)).toBeNull();
    fireEvent.change(screen.getByLabelText('Registration ends'), {
      target: { value: filledEvent.inIndia(49) },
    });
    expect(screen.getByText(/^Registration stays open after the start/)).toBeVisible();
  });

  it('adds, edits and deletes stages', async () => {
    api.on(manageEvents.replaceTimeline, ({ body }) => ({ ...success(body.entries), entries: body.entries }));
    const user = await openSecondStep();
    filledEvent.times();
    const pressButton = (name: string) => user.click(screen.getByRole('button', { name }));
    await pressButton('Add stage');
    await pressButton('Save stage 1');
    expect(screen.getByText('Describe the stage (up to 500 characters).')).toBeVisible();
    await user.type(screen.getByLabelText('What happens'), 'Warm-up');
    await pressButton('Save stage 1');
    expect(screen.getByText('Day 1')).toBeVisible();
    await filledEvent.stage(user, 'Mistake');
    expect(screen.getByLabelText('Day')).toHaveValue('2');
    await pressButton('Delete stage 2');
    await pressButton('Edit stage 1');
    await user.type(screen.getByLabelText('What happens'), ' round');
    await filledEvent.publish(user);
    await findCreatedDialog();
    expect(api.inputs(manageEvents.replaceTimeline).map(({ params, body }) => [params, body])).toEqual([
      [{ eventId: sampleId() }, { entries: [{ day: 1, description: 'Warm-up round' }] }],
    ]);
  });

  it("shows the server's error at the step of its field and keeps the input", async () => {
    api.refuse(manageEvents.create, 'VALIDATION', { title: 'Title must have 3 to 120 characters.' });
    const user = await openSecondStep();
    filledEvent.times();
    await filledEvent.publish(user);
    expect(await screen.findByText('Step 1 of 2')).toBeVisible();
    expect(screen.getByText('Title must have 3 to 120 characters.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Circuit Quiz');
  });

  it('shows "Event creation failed" for an unreadable reply; a retry sends the same key (EV-21)', async () => {
    api.breakDown(manageEvents.create);
    const user = await openSecondStep();
    filledEvent.times();
    await filledEvent.publish(user);
    expect(await screen.findByText('Event creation failed')).toBeVisible();
    api.on(manageEvents.create, sampleCreated);
    await filledEvent.publish(user);
    await findCreatedDialog();
    const [first, second] = api.keys(manageEvents.create);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });
});

/** Fills in an on-site event with rooms and a stage, and publishes it. */
async function publishAll() {
  const { user } = await open();
  await filledEvent.basics(user);
  await user.click(screen.getByLabelText('Offline'));
  await filledEvent.next(user);
  filledEvent.times();
  await user.click(screen.getByLabelText('Rooms'));
  await user.paste('LT-1\n\nLT-2');
  await filledEvent.stage(user, 'Finals');
  await filledEvent.publish(user);
  return user;
}

const failStages = () =>
  api.on(manageEvents.replaceTimeline, ({ body }) => ({ ...success(body.entries), entries: body.entries }));

describe('an event whose rooms or stages fail (EV-21)', () => {
  it('is created; failed steps are listed and retried without a second event', async () => {
    failStages().breakDown(rooms.create);
    const user = await publishAll();
    expect(await screen.findByText('The rooms of the event are not saved.')).toBeVisible();
    expect(screen.getByText('Room creation failed')).toBeVisible();
    expect(screen.getByRole('heading', { name: '“Circuit Quiz” is published' })).toHaveFocus();
    expect(screen.queryByText('Event Created Successfully!')).toBeNull();
    expect(screen.queryByText(/^The stages of the event/)).toBeNull();

    api.on(rooms.create, () => success([]));
    await user.click(screen.getByRole('button', { name: 'Retry the rooms' }));
    await findCreatedDialog();
    expect(api.inputs(rooms.create).map(({ params, query, body }) => [params, query, body])).toEqual(
      [1, 2].map(() => [{ eventId: sampleId() }, { roomCount: '2' }, { roomNames: ['LT-1', 'LT-2'] }]),
    );
    expect(api.inputs(manageEvents.create)).toHaveLength(1);
    expect(api.inputs(manageEvents.replaceTimeline)).toHaveLength(1);
  });

  it('is not created again after a reload', async () => {
    api.on(rooms.create, () => success([])).breakDown(manageEvents.replaceTimeline);
    const user = await publishAll();
    expect(await screen.findByText('Failed to save the stages')).toBeVisible();
    currentCreation.clear();
    failStages();
    await user.click(screen.getByRole('button', { name: 'Retry the stages' }));
    await findCreatedDialog();
    expect(api.inputs(manageEvents.create)).toHaveLength(1);
  });

  it('can be kept without them', async () => {
    api.on(rooms.create, () => success([])).breakDown(manageEvents.replaceTimeline);
    const user = await publishAll();
    await user.click(await screen.findByRole('link', { name: 'Continue without them' }));
    expect(await screen.findByText(`Now at /event/${sampleId()}`)).toBeVisible();
  });
});
