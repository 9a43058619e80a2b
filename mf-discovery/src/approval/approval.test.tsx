import { links, type OwnRequest, registration } from '@marquee/shared-contracts';
import {
  type FakeApi,
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleContent,
  sampleEventCard,
  sampleEventDetails,
  sampleId,
  sampleOwnEvent,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { EventScreen } from '../event-page/EventScreen';
import { EventCard } from '../home/EventCard';
import { RegistrationsScreen } from '../my-events/RegistrationsScreen';
import { RegistrationScreen } from '../registration/RegistrationScreen';

const id = sampleId();
const pending: OwnRequest = { state: 'PENDING', message: '', requestedAt: '2031-05-01T04:30:00Z' };
const declined: OwnRequest = { ...pending, state: 'DECLINED', message: 'For students only.' };

const createDetails = (changes: object = {}) => ({
  ...sampleEventDetails({ id, registrationState: 'OPEN', approval: true }),
  registered: false,
  favourite: false,
  wait: null,
  request: null,
  ...changes,
});

const serve = (request: OwnRequest | null) =>
  fakeApi().on(registration.details, () => success(createDetails({ request })));
const openPage = () =>
  renderScreen(<EventScreen />, { path: '/event/:eventId', at: links.event(id), as: sampleAccount() });

async function openForm(api: FakeApi) {
  api.on(registration.latestForm, () => success(null));
  return renderScreen(<RegistrationScreen />, {
    path: '/regifore/:eventId',
    at: links.registration(id),
    as: sampleAccount(),
  });
}

async function send(api: FakeApi) {
  const opened = await openForm(api);
  await opened.user.type(await screen.findByLabelText('Institute'), 'Lakeside College');
  await opened.user.click(await screen.findByRole('button', { name: 'Send request' }));
  return opened;
}

describe('the form of an event whose hosts approve registrations (RG-22)', () => {
  it('says so, sends a request and returns to the event', async () => {
    const sent = { registered: false, wait: null, request: pending };
    const api = serve(null).on(registration.sendRequest, () => success(sent));
    await send(api);
    expect(await screen.findByText('Your request was sent.')).toBeVisible();
    expect(await screen.findByText(`Now at ${links.event(id)}`)).toBeVisible();
    expect(api.inputs(registration.sendRequest)[0]?.body).toMatchObject({ institute: 'Lakeside College' });
  });

  it.each([
    ['registered', { registered: true, wait: null, request: null }, 'You are registered.'],
    [
      'waiting',
      { registered: false, wait: { position: 1, confirmBy: null }, request: null },
      'You are on the waitlist.',
    ],
  ])('tells a person who is %s already', async (_state, sent, text) => {
    await send(serve(null).on(registration.sendRequest, () => success(sent)));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('registers when the hosts have stopped approving meanwhile, and keeps what was typed', async () => {
    let approval = true;
    const api = fakeApi().on(registration.details, () => success(createDetails({ approval })));
    api.refuse(registration.sendRequest, 'APPROVAL_OFF');
    const opened = await openForm(api);
    await opened.user.type(await screen.findByLabelText('Institute'), 'Lakeside College');
    approval = false;
    await opened.user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByRole('button', { name: 'Register' })).toBeVisible();
    expect(screen.getByLabelText('Institute')).toHaveValue('Lakeside College');
  });

  it.each([
    ['open', pending, 'The hosts have not answered your request yet.'],
    ['declined', declined, 'The hosts declined your request.'],
  ])('is replaced by an %s request', async (_state, request, text) => {
    await openForm(serve(request));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByLabelText('Institute')).not.toBeInTheDocument();
  });
});

describe('the page of an event that a participant asked for (RG-22)', () => {
  it('shows the request and asks before it is withdrawn; a failure keeps it', async () => {
    const api = serve(pending).refuse(registration.withdrawRequest, 'OVERLOADED');
    const { user } = await openPage();
    expect(await screen.findByText('The hosts have not answered your request yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Waiting for approval' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Withdraw the request' }));
    const question = await screen.findByRole('alertdialog', { name: 'Withdraw the request?' });
    await user.click(within(question).getByRole('button', { name: 'Withdraw the request' }));
    expect(await within(question).findByRole('alert')).toBeVisible();
    api
      .on(registration.withdrawRequest, () => success(null))
      .on(registration.details, () => success(createDetails()));
    await user.click(within(question).getByRole('button', { name: 'Withdraw the request' }));
    expect(await screen.findByText('You withdrew your request.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Request to register' })).toBeVisible();
  });

  it('shows why it was declined, and nothing to withdraw', async () => {
    serve(declined);
    await openPage();
    expect(await screen.findByText('“For students only.”')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request declined' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Withdraw the request' })).not.toBeInTheDocument();
  });

  it('follows the answer, which a notification tells', async () => {
    const api = serve(pending);
    const stream = api.stream();
    await openPage();
    expect(await screen.findByText('The hosts have not answered your request yet.')).toBeVisible();
    await waitFor(() => expect(stream.readers).toBe(1));
    api.on(registration.details, () => success(createDetails({ request: declined })));
    await act(async () => stream.send('NOTIFICATION'));
    expect(await screen.findByText('The hosts declined your request.')).toBeVisible();
  });
});

describe('lists and cards of a participant who asked (RG-22)', () => {
  it('begin with the requested events', async () => {
    const event = { ...sampleOwnEvent({ title: 'Green Hack' }), request: pending };
    const mark = { eventId: event.id, wait: null, request: pending };
    fakeApi()
      .on(registration.registered, () => ({ ...success([]), pending: [mark] }))
      .on(registration.requests, () => sampleContent([event]));
    await renderScreen(<RegistrationsScreen />, { path: '/registered-events', as: sampleAccount() });
    const list = within(await screen.findByRole('region', { name: 'Your requests' }));
    expect(list.getByRole('link', { name: 'Green Hack' })).toHaveAttribute('href', links.event(event.id));
    expect(list.getByText('The hosts have not answered your request yet.')).toBeVisible();
  });

  it.each([
    ['Waiting for approval', { wait: null, request: pending }],
    ['Request declined', { wait: null, request: declined }],
    ['On the waitlist', { wait: { position: 2, confirmBy: null }, request: null }],
    ['Seat reserved', { wait: { position: null, confirmBy: '2031-05-03T04:30:00Z' }, request: null }],
  ])('say “%s” on a card, without a button to register', async (text, state) => {
    const event = sampleEventCard({ id, approval: true, waitlist: true, registrationState: 'OPEN' });
    fakeApi().on(registration.registered, () => ({ ...success([]), pending: [{ eventId: id, ...state }] }));
    await renderScreen(<EventCard event={event} />, { path: '/', as: sampleAccount() });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Request to register|Register Now/ })).not.toBeInTheDocument();
  });

  it('offer the request on a card of such an event', async () => {
    fakeApi();
    const event = sampleEventCard({ id, title: 'Green Hack', approval: true, registrationState: 'OPEN' });
    await renderScreen(<EventCard event={event} />, { path: '/', as: sampleAccount() });
    const link = await screen.findByRole('link', { name: 'Request to register: Green Hack' });
    expect(link).toHaveAttribute('href', links.registration(id));
  });
});
