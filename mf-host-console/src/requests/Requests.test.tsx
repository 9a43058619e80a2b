import {
  attendees,
  DECISIONS_MAX,
  links,
  manageEvents,
  type RequestingPerson,
} from '@marquee/shared-contracts';
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
const decided = { approved: 0, waiting: 0, declined: 0, skipped: [] };

const createPerson = (number: number, changes: Partial<RequestingPerson> = {}): RequestingPerson => ({
  id: sampleId(200 + number),
  name: `Asha ${number}`,
  email: `asha${number}@demo.test`,
  phone: '9876543210',
  institute: 'Lakeside College',
  type: 'Others',
  state: 'PENDING',
  message: '',
  requestedAt: hoursFromNow(-5),
  ...changes,
});

const serve = (people: RequestingPerson[], totalPages = 1) =>
  fakeApi()
    .on(manageEvents.details, () => success(sampleHostEventDetails({ id, approval: true })))
    .on(attendees.requests, () => sampleContent(people, totalPages));

const open = (search = '') =>
  renderScreen(<AttendeesScreen />, {
    path: '/view-participants/:eventId?',
    at: `${links.participants(id)}?view=requests${search}`,
    as: sampleHost(),
  });

const upload = (text: string) => new File([text], 'requests.csv', { type: 'text/csv' });

describe('the requests for an event (HO-20)', () => {
  it('are shown in their order, with a tab of their own', async () => {
    serve([createPerson(1), createPerson(2)]);
    await open();
    const table = await screen.findByRole('table', { name: 'Requests, first asked first' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(/Asha 1.*9876543210.*Lakeside College/);
    expect(second).toHaveTextContent('Asha 2');
    expect(screen.getByText('2 requests')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Requests' })).toHaveAttribute('aria-current', 'page');
  });

  it('are approved one by one', async () => {
    const api = serve([createPerson(1)]).on(attendees.decideRequests, () =>
      success({ ...decided, approved: 1 }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Approve: Asha 1' }));
    expect(await screen.findByText('1 approved.')).toBeVisible();
    expect(api.inputs(attendees.decideRequests)[0]?.body).toEqual({
      decisions: [{ email: 'asha1@demo.test', decision: 'approve' }],
    });
  });

  it('are approved together; a refusal says why and keeps the selection', async () => {
    const api = serve([createPerson(1), createPerson(2)]).refuse(
      attendees.decideRequests,
      'NOT_ENOUGH_SEATS',
    );
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Approve selected' }));
    expect(await screen.findByText('There are not enough free seats.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Asha 2' }));
    api.on(attendees.decideRequests, () => success({ ...decided, waiting: 1, skipped: ['x@demo.test'] }));
    await user.click(screen.getByRole('button', { name: 'Approve selected' }));
    expect(
      await screen.findByText('1 approved and on the waitlist, 1 without an open request.'),
    ).toBeVisible();
    expect(api.inputs(attendees.decideRequests).at(-1)?.body).toEqual({
      decisions: [{ email: 'asha1@demo.test', decision: 'approve' }],
    });
  });

  it('are declined with a message, which a failure keeps', async () => {
    const api = serve([createPerson(1)]).refuse(attendees.decideRequests, 'OVERLOADED');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Decline: Asha 1' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline this request?' }));
    await user.type(dialog.getByLabelText('Message'), 'Sorry.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByLabelText('Message')).toHaveValue('Sorry.');
    api.on(attendees.decideRequests, () => success({ ...decided, declined: 1 }));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('1 declined.')).toBeVisible();
    expect(api.inputs(attendees.decideRequests).at(-1)?.body).toEqual({
      decisions: [{ email: 'asha1@demo.test', decision: 'decline', message: 'Sorry.' }],
    });
  });

  it('are decided by a file, in parts that the server takes', async () => {
    const api = serve([createPerson(1)]).on(attendees.decideRequests, ({ body }) =>
      success({ ...decided, approved: body.decisions.length }),
    );
    const { user } = await open();
    const rows = Array.from({ length: DECISIONS_MAX + 1 }, (_, index) => `a${index}@demo.test,approve`);
    await user.upload(
      await screen.findByLabelText('Upload decisions'),
      upload(['Email,Decision', ...rows].join('\n')),
    );
    expect(await screen.findByText(`${DECISIONS_MAX + 1} approved.`)).toBeVisible();
    const sizes = api.inputs(attendees.decideRequests).map(({ body }) => body.decisions.length);
    expect(sizes).toEqual([DECISIONS_MAX, 1]);
  });

  it('name the wrong lines of a file and send none of it', async () => {
    const api = serve([createPerson(1)]);
    const { user } = await open();
    const file = upload('Email,Decision\na@demo.test,maybe');
    await user.upload(await screen.findByLabelText('Upload decisions'), file);
    expect(await screen.findByText('Line 2: The decision must be approve or decline.')).toBeVisible();
    expect(api.inputs(attendees.decideRequests)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/Line 2/)).not.toBeInTheDocument();
  });

  it('are searched and filtered by the address', async () => {
    const api = serve([createPerson(1, { state: 'DECLINED', message: 'Sorry.' })]);
    await open('&q=asha&state=declined');
    expect(await screen.findByText('“Sorry.”')).toBeVisible();
    expect(api.inputs(attendees.requests)[0]?.query).toMatchObject({ q: 'asha', state: 'declined' });
    expect(screen.queryByRole('button', { name: /^Decline/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Approve: Asha 1' })).toBeVisible();
  });

  it.each([
    ['', 'No open requests'],
    ['&state=declined', 'No declined requests'],
  ])('say so without any (%s)', async (search, text) => {
    serve([]);
    await open(search);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
