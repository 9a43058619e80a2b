import { attendees, links, manageEvents, type WaitingPerson } from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleContent,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { AttendeesScreen } from '../attendees/AttendeesScreen';

const id = sampleId(7);

const createPerson = (number: number, changes: Partial<WaitingPerson> = {}): WaitingPerson => ({
  id: sampleId(200 + number),
  name: `Asha ${number}`,
  email: `asha${number}@demo.test`,
  phone: '9876543210',
  institute: 'Lakeside College',
  type: 'Others',
  joinedAt: hoursFromNow(-5),
  position: number,
  confirmBy: null,
  ...changes,
});

const serve = (people: WaitingPerson[], totalPages = 1) =>
  fakeApi()
    .on(manageEvents.details, () => success(sampleHostEventDetails({ id, waitlist: true })))
    .on(attendees.waitlist, () => sampleContent(people, totalPages));

const open = (search = '?view=waitlist') =>
  renderScreen(<AttendeesScreen />, {
    path: '/view-participants/:eventId?',
    at: `${links.participants(id)}${search}`,
    as: sampleHost(),
  });

describe('the waitlist of an event (HO-18)', () => {
  it('shows people in their order, and until when a seat is offered', async () => {
    serve([
      createPerson(1, { position: null, confirmBy: hoursFromNow(12) }),
      createPerson(2, { position: 1 }),
    ]);
    await open();
    const table = await screen.findByRole('table', { name: 'Waiting people, first joined first' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(/Asha 1.*Seat offered until/);
    expect(second).toHaveTextContent(/Asha 2.*1.*9876543210/);
    expect(screen.getByText('2 people waiting')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Waitlist' })).toHaveAttribute('aria-current', 'page');
  });

  it('says so without anybody', async () => {
    serve([]);
    await open();
    expect(await screen.findByText('Nobody is waiting')).toBeVisible();
  });

  it('fails visibly and recovers', async () => {
    const api = serve([createPerson(1)]).refuse(attendees.waitlist, 'OVERLOADED');
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.on(attendees.waitlist, () => sampleContent([createPerson(1)]));
    await user.click(retry);
    expect(await screen.findByText('1 person waiting')).toBeVisible();
  });

  it('asks for 50 people, by pages', async () => {
    const api = serve([createPerson(1)], 400);
    await open();
    await screen.findByText('1 person waiting');
    expect(api.inputs(attendees.waitlist)[0]?.query).toMatchObject({ page: '0', size: '50' });
    expect(screen.getByRole('navigation', { name: 'Pages of the waitlist' })).toBeVisible();
  });
});
