import { links, type OwnWait, registration } from '@marquee/shared-contracts';
import {
  type FakeApi,
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleContent,
  sampleEventDetails,
  sampleId,
  sampleOwnEvent,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { EventScreen } from '../event-page/EventScreen';
import { RegistrationsScreen } from '../my-events/RegistrationsScreen';
import { RegistrationScreen } from '../registration/RegistrationScreen';

const id = sampleId();
const waiting: OwnWait = { position: 3, confirmBy: null };
const offered: OwnWait = { position: null, confirmBy: '2031-05-03T04:30:00Z' };

const createDetails = ({
  seatsLeft = 0,
  wait = null,
}: { seatsLeft?: number; wait?: OwnWait | null } = {}) => ({
  ...sampleEventDetails({
    id,
    seatsLeft,
    capacityMax: 5,
    registrationState: seatsLeft === 0 ? 'FULL' : 'OPEN',
    waitlist: true,
  }),
  registered: false,
  favourite: false,
  wait,
});

const serve = (wait: OwnWait | null) =>
  fakeApi().on(registration.details, () => success(createDetails({ wait })));
const openPage = () =>
  renderScreen(<EventScreen />, { path: '/event/:eventId', at: links.event(id), as: sampleAccount() });

async function openForm(api: FakeApi) {
  api.on(registration.latestForm, () => success(null));
  const opened = await renderScreen(<RegistrationScreen />, {
    path: '/regifore/:eventId',
    at: links.registration(id),
    as: sampleAccount(),
  });
  await opened.user.type(await screen.findByLabelText('Institute'), 'Lakeside College');
  return opened;
}

const press = async (opened: Awaited<ReturnType<typeof openPage>>, name: string) =>
  opened.user.click(await screen.findByRole('button', { name }));

describe('the page of an event for which a participant waits (RG-19)', () => {
  it('shows the place and asks before leaving; a failure keeps the place', async () => {
    const api = serve(waiting).refuse(registration.leaveWaitlist, 'OVERLOADED');
    const opened = await openPage();
    expect(await screen.findByText('You are number 3 on the waitlist.')).toBeVisible();
    await press(opened, 'Leave the waitlist');
    const question = await screen.findByRole('alertdialog', { name: 'Leave the waitlist?' });
    await opened.user.click(within(question).getByRole('button', { name: 'Leave the waitlist' }));
    expect(await within(question).findByRole('alert')).toBeVisible();
    api
      .on(registration.leaveWaitlist, () => success(null))
      .on(registration.details, () => success(createDetails()));
    await opened.user.click(within(question).getByRole('button', { name: 'Leave the waitlist' }));
    expect(await screen.findByText('You left the waitlist.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Join the waitlist' })).toBeVisible();
  });

  it('offers a reserved seat and says why it cannot be confirmed any more (RG-21)', async () => {
    serve(offered).refuse(registration.confirmSeat, 'OFFER_EXPIRED');
    const opened = await openPage();
    expect(await screen.findByText('A seat is reserved for you until May 3, 10:00 AM.')).toBeVisible();
    await press(opened, 'Confirm my seat');
    expect(await screen.findByText('This seat is no longer reserved for you.')).toBeVisible();
  });

  it('follows a seat that was passed on, which a notification tells (RG-21)', async () => {
    const api = serve(offered);
    const stream = api.stream();
    await openPage();
    expect(await screen.findByText('A seat is reserved for you')).toBeVisible();
    await waitFor(() => expect(stream.readers).toBe(1));
    api.on(registration.details, () => success(createDetails()));
    await act(async () => stream.send('NOTIFICATION'));
    expect(await screen.findByRole('link', { name: 'Join the waitlist' })).toBeVisible();
  });

  it('leads from a confirmed seat to the confirmation', async () => {
    const data = { registrationId: sampleId(5), eventId: id, registeredAt: '2031-05-01T04:30:00Z' };
    serve(offered).on(registration.confirmSeat, () => ({
      ...success(data),
      message: 'Registration successful',
      success: true as const,
    }));
    await press(await openPage(), 'Confirm my seat');
    expect(await screen.findByText(`Now at ${links.registrationConfirmation(id)}`)).toBeVisible();
  });
});

describe('the form of a full event with a waitlist (RG-19)', () => {
  it('joins the waitlist and returns to the event', async () => {
    const api = serve(null).on(registration.joinWaitlist, () =>
      success({ registered: false, wait: waiting }),
    );
    await press(await openForm(api), 'Join the waitlist');
    expect(await screen.findByText('You are on the waitlist.')).toBeVisible();
    expect(await screen.findByText(`Now at ${links.event(id)}`)).toBeVisible();
    expect(api.inputs(registration.joinWaitlist)[0]?.body).toMatchObject({ institute: 'Lakeside College' });
  });

  it('offers the waitlist when the last seat is taken meanwhile, and keeps what was typed', async () => {
    let seatsLeft = 1;
    const api = fakeApi().on(registration.details, () => success(createDetails({ seatsLeft })));
    api.refuse(registration.register, 'EVENT_FULL');
    const opened = await openForm(api);
    seatsLeft = 0;
    await press(opened, 'Register');
    expect(await screen.findByRole('button', { name: 'Join the waitlist' })).toBeVisible();
    expect(screen.getByLabelText('Institute')).toHaveValue('Lakeside College');
  });

  it('registers when a seat has become free meanwhile', async () => {
    let seatsLeft = 0;
    const api = fakeApi().on(registration.details, () => success(createDetails({ seatsLeft })));
    api.refuse(registration.joinWaitlist, 'SEATS_LEFT');
    const opened = await openForm(api);
    seatsLeft = 1;
    await press(opened, 'Join the waitlist');
    expect(await screen.findByText('A seat is free. Register now.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Register' })).toBeVisible();
  });

  it('says the place of a person who waits', async () => {
    serve(waiting).on(registration.latestForm, () => success(null));
    await renderScreen(<RegistrationScreen />, {
      path: '/regifore/:eventId',
      at: links.registration(id),
      as: sampleAccount(),
    });
    expect(await screen.findByText('You are number 3 on the waitlist.')).toBeVisible();
    expect(screen.queryByLabelText('Institute')).not.toBeInTheDocument();
  });
});

describe('the registered events of a participant who waits (RG-19)', () => {
  const event = { ...sampleOwnEvent({ title: 'Green Hack' }), wait: waiting };
  const serveMarks = () =>
    fakeApi().on(registration.registered, () => ({
      ...success([]),
      pending: [{ eventId: event.id, wait: waiting, request: null }],
    }));
  const openList = () =>
    renderScreen(<RegistrationsScreen />, { path: '/registered-events', as: sampleAccount() });

  it('begin with the events that the participant waits for', async () => {
    serveMarks().on(registration.waiting, () => sampleContent([event]));
    await openList();
    const list = within(await screen.findByRole('region', { name: 'On the waitlist' }));
    expect(list.getByRole('link', { name: 'Green Hack' })).toHaveAttribute('href', links.event(event.id));
    expect(list.getByText('You are number 3 on the waitlist.')).toBeVisible();
  });

  it('are shown although the waitlists fail', async () => {
    const api = serveMarks().refuse(registration.waiting, 'OVERLOADED');
    await openList();
    expect(await screen.findByText('No registered events found.')).toBeVisible();
    await waitFor(() => expect(api.inputs(registration.waiting)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'On the waitlist' })).toBeNull();
  });

  it('ask for no waitlist without one', async () => {
    const api = fakeApi();
    await openList();
    expect(await screen.findByText('No registered events found.')).toBeVisible();
    expect(api.inputs(registration.waiting)).toEqual([]);
  });
});
