import { links, type Ticket, tickets } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  renderScreen,
  renderScreens,
  sampleAccount,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { savedTickets } from './SavedTickets';
import { TicketScreen } from './TicketScreen';

const createTicket = (changes: Partial<Ticket> = {}): Ticket => ({
  eventId: sampleId(7),
  title: 'Circuit Quiz',
  organization: 'Lakeside College',
  mode: 'offline',
  location: 'Main Hall',
  startTime: '2026-12-01T10:00:00.000Z',
  endTime: '2026-12-01T12:00:00.000Z',
  timezone: 'Asia/Kolkata',
  cancelled: false,
  name: 'Asha Rao',
  team: 'Night Owls',
  room: 'LT-1',
  code: `MARQUEE-${'0'.repeat(32)}-${'A'.repeat(32)}`,
  checkedInAt: null,
  ...changes,
});

const serve = (changes: Partial<Ticket> = {}) =>
  fakeApi().on(tickets.read, () => success(createTicket(changes)));
const open = (as = sampleAccount()) =>
  renderScreen(<TicketScreen />, { path: '/ticket/:eventId', at: `/ticket/${sampleId(7)}`, as });
const findTicket = () => screen.findByRole('article', { name: 'Ticket for Circuit Quiz' });
const CODE = 'Your ticket: a QR code for the door';

describe('a ticket (TK-1)', () => {
  it('shows person, event, time, place, team, room and the code', async () => {
    serve();
    await open();
    const ticket = await findTicket();
    expect(ticket).toHaveTextContent(/Circuit Quiz.*Asha Rao.*When.*Where.*Main Hall.*Night Owls.*LT-1/);
    expect(await within(ticket).findByRole('img', { name: CODE })).toBeVisible();
    expect(within(ticket).queryByText(/Saved on this device/)).not.toBeInTheDocument();
  });

  it('says that its person is checked in', async () => {
    serve({ checkedInAt: '2026-12-01T09:55:00.000Z' });
    await open();
    expect(await screen.findByText('Checked in')).toBeVisible();
    expect(screen.getByText(/3:25 PM/)).toBeVisible();
  });

  it('has no code and cannot be renewed once the event is cancelled', async () => {
    serve({ cancelled: true });
    await open();
    expect(await findTicket()).toHaveTextContent('This event is cancelled');
    expect(screen.queryByRole('img', { name: CODE })).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is renewed after a question; a failure stays in the dialog (TK-3)', async () => {
    const api = serve().refuse(tickets.renew, 'OVERLOADED');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Renew ticket' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Renew ticket' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    api.on(tickets.renew, () => success(createTicket({ name: 'Asha Renewed' })));
    await user.click(dialog.getByRole('button', { name: 'Renew ticket' }));
    expect(await screen.findByText('Asha Renewed')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('explains a missing registration', async () => {
    fakeApi().refuse(tickets.read, 'NOT_REGISTERED');
    await open();
    expect(await screen.findByText('You are not registered for this event.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the event' })).toBeVisible();
  });

  it('can be tried again after a failure', async () => {
    const api = fakeApi().breakDown(tickets.read);
    const { user } = await open();
    expect(await screen.findByText('Failed to fetch the ticket')).toBeVisible();
    api.on(tickets.read, () => success(createTicket()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findTicket()).toBeVisible();
  });
});

describe('a ticket without a network (TK-4)', () => {
  const account = sampleAccount();

  /** Opens the screen of a device that has shown the ticket to an account. */
  const openSaved = async (accountId: string) => {
    const screens = {
      '/': <Link to={links.ticket(sampleId(7))}>Ticket</Link>,
      '/ticket/:eventId': <TicketScreen />,
    };
    const { user } = await renderScreens(screens, { at: '/', as: account });
    savedTickets.save({ accountId, savedAt: Date.now(), ticket: createTicket() });
    await user.click(screen.getByRole('link', { name: 'Ticket' }));
  };

  it.each(['cutOff', 'breakDown'] as const)('is the one that this device showed last: %s', async (cut) => {
    fakeApi()[cut](tickets.read);
    await openSaved(account.id);
    expect(await findTicket()).toHaveTextContent(/Saved on this device: .*The door accepts it/);
    expect(await screen.findByRole('img', { name: CODE })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Renew ticket' })).not.toBeInTheDocument();
  });

  it('is not shown to another account', async () => {
    fakeApi().breakDown(tickets.read);
    await openSaved(sampleId(99));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
  });

  it('leaves the device when the server refuses it', async () => {
    fakeApi().refuse(tickets.read, 'NOT_REGISTERED');
    await openSaved(account.id);
    expect(await screen.findByText('You are not registered for this event.')).toBeVisible();
    expect(savedTickets.read(sampleId(7))).toBeUndefined();
  });

  it('is saved when it is shown, and leaves the device at a logout', async () => {
    serve();
    await open();
    await findTicket();
    expect(savedTickets.read(sampleId(7))?.ticket.name).toBe('Asha Rao');
    await act(() => session.logOut());
    expect(savedTickets.read(sampleId(7))).toBeUndefined();
  });
});
