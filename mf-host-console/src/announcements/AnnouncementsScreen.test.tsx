import {
  type Announcement,
  type AnnouncementAudience,
  announcements,
  links,
  manageEvents,
} from '@marquee/shared-contracts';
import {
  clearStorage,
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleContent,
  sampleHost,
  sampleHostEventDetails,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { AnnouncementStore } from './AnnouncementStore';
import { AnnouncementsScreen } from './AnnouncementsScreen';

const id = sampleId(7);

const createAnnouncement = (changes: Partial<Announcement> = {}): Announcement => ({
  id: sampleId(300),
  subject: 'Bring a pen',
  text: 'And some paper.',
  team: null,
  checkedIn: null,
  author: 'Hana Rao',
  createdAt: hoursFromNow(-1),
  recipients: 3,
  muted: 0,
  mails: { waiting: 0, sent: 3, failed: 0 },
  ...changes,
});

const audience: AnnouncementAudience = { recipients: 3, muted: 0, left: 3, nextAt: null };

const serve = (sent: Announcement[] = [], counted: Partial<AnnouncementAudience> = {}) =>
  fakeApi()
    .on(manageEvents.details, () => success(sampleHostEventDetails({ id, teamCreationAllowed: true })))
    .on(announcements.audience, ({ query }) =>
      success({ ...audience, ...(query?.team === 'with' && { recipients: 1 }), ...counted }),
    )
    .on(announcements.list, () => sampleContent(sent));

const open = () =>
  renderScreen(<AnnouncementsScreen />, {
    path: '/event-announcements/:eventId?',
    at: links.announcements(id),
    as: sampleHost(),
  });

async function openFilled() {
  const { user } = await open();
  await user.type(await screen.findByLabelText('Subject'), 'Bring a pen');
  await user.type(screen.getByLabelText('Text'), 'And some paper.');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, press };
}

beforeEach(clearStorage);

describe('a new announcement (AN-1)', () => {
  it('is sent after a preview with the number of recipients, and joins the list', async () => {
    const sent: Announcement[] = [];
    const api = serve(sent).on(announcements.send, () => {
      sent.push(createAnnouncement({ mails: { waiting: 3, sent: 0, failed: 0 } }));
      return success(createAnnouncement());
    });
    const { press } = await openFilled();
    expect(await screen.findByText('Nothing was sent yet.')).toBeVisible();
    await press('Preview and send');
    const dialog = await screen.findByRole('dialog', { name: 'Send this announcement?' });
    expect(within(dialog).getByRole('article', { name: 'Preview' })).toHaveTextContent(
      'Bring a penAnd some paper.',
    );
    expect(await within(dialog).findByText('3 people get it by mail and notification.')).toBeVisible();
    expect(api.inputs(announcements.send)).toEqual([]);
    await press('Send');
    const item = await screen.findByRole('article', { name: 'Bring a pen' });
    expect(item).toHaveTextContent('Hana Rao · to everybody');
    expect(item).toHaveTextContent('Sending: 0 of 3');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Subject')).toHaveValue('');
    expect(api.inputs(announcements.send)).toMatchObject([
      { params: { eventId: id }, body: { subject: 'Bring a pen', text: 'And some paper.' } },
    ]);
  });

  it('keeps its text and key when sending fails, and can be sent again', async () => {
    const api = serve().refuse(announcements.send, 'ANNOUNCEMENT_LIMIT');
    const { press } = await openFilled();
    await press('Preview and send');
    await press('Send');
    expect(await screen.findByRole('alert')).toHaveTextContent(/at most 3/);
    api.on(announcements.send, () => success(createAnnouncement()));
    await press('Send');
    expect(await screen.findByText('The announcement is on its way.')).toBeVisible();
    const [first, second] = api.keys(announcements.send);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
  });

  it('survives a reload while it is written', async () => {
    serve();
    await openFilled();
    const { values } = new AnnouncementStore(id).form;
    expect(values).toMatchObject({ subject: 'Bring a pen', text: 'And some paper.' });
  });

  it('needs subject and text', async () => {
    serve();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Preview and send' }));
    expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription(/Subject is required\./);
    expect(screen.getByLabelText('Text')).toHaveAccessibleDescription(/Text is required\./);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the recipients of an announcement (AN-2)', () => {
  it('goes to the people on the waitlist or with an open request, where an event has them (AN-2)', async () => {
    const details = sampleHostEventDetails({ id, waitlist: true, requests: 2 });
    const api = serve().on(manageEvents.details, () => success(details));
    const { user } = await open();
    const people = await screen.findByLabelText('People');
    expect(
      within(people)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Registered', 'On the waitlist', 'With an open request']);
    await user.selectOptions(people, 'On the waitlist');
    expect(screen.queryByLabelText('Check-in')).not.toBeInTheDocument();
    expect(api.inputs(announcements.audience).at(-1)?.query).toEqual({ state: 'waiting' });
  });

  it('names the people to whom it went', async () => {
    serve([createAnnouncement({ state: 'pending' })]);
    await open();
    expect(await screen.findByText(/people with an open request/)).toBeVisible();
  });

  it('are chosen by team and counted anew', async () => {
    const api = serve().on(announcements.send, () => success(createAnnouncement()));
    const { user, press } = await openFilled();
    expect(await screen.findByText('Goes to 3 people · 3 of 3 left today')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Team'), 'In a team');
    expect(await screen.findByText('Goes to 1 person · 3 of 3 left today')).toBeVisible();
    await press('Preview and send');
    await press('Send');
    expect(api.inputs(announcements.send)).toMatchObject([{ body: { team: 'with' } }]);
  });

  it('are listed with the state of their mail', async () => {
    const api = serve([createAnnouncement({ mails: { waiting: 0, sent: 2, failed: 1 } })]);
    const row = { id: sampleId(400), name: 'Asha Rao', email: 'asha@demo.test', at: hoursFromNow(-1) };
    api.on(announcements.recipients, ({ query }) =>
      sampleContent([{ ...row, state: query?.state === 'failed' ? 'failed' : 'sent' }]),
    );
    const { user } = await open();
    expect(await screen.findByText('Sent to 2 of 3 · 1 failed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show recipients of Bring a pen' }));
    const table = await screen.findByRole('table', { name: 'Recipients' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Asha Rao.*asha@demo\.test.*Sent/);
    await user.selectOptions(screen.getByLabelText('Mails'), 'Failed');
    expect(await within(table).findByText('Failed')).toBeVisible();
  });
});

describe('the limit of announcements (AN-3)', () => {
  it('is told with the time of the next', async () => {
    serve([], { left: 0, nextAt: '2026-03-01T10:00:00.000Z', muted: 2 });
    await open();
    expect(
      await screen.findByText(
        /^Goes to 3 people · 2 people muted announcements · none left today · the next from /,
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Preview and send' })).toBeDisabled();
  });
});

describe('a test of an announcement (AN-4)', () => {
  it('is mailed to the host, and shows a refusal', async () => {
    const api = serve().on(announcements.test, () => success(null, 'The test mail is on its way to you.'));
    const { press } = await openFilled();
    await press('Send a test to me');
    expect(await screen.findByText('The test mail is on its way to you.')).toBeVisible();
    api.refuse(announcements.test, 'TOO_MANY_REQUESTS');
    await press('Send a test to me');
    expect(await screen.findByText(/Too many/)).toBeVisible();
    expect(api.inputs(announcements.test)).toMatchObject([
      { body: { subject: 'Bring a pen', text: 'And some paper.' } },
      { body: { subject: 'Bring a pen', text: 'And some paper.' } },
    ]);
  });
});

describe('the sent announcements', () => {
  it('show the progress of their mails until all have left', async () => {
    jest.useFakeTimers();
    try {
      const sent = [createAnnouncement({ mails: { waiting: 2, sent: 1, failed: 0 } })];
      const api = serve(sent);
      await open();
      expect(await screen.findByText('Sending: 1 of 3')).toBeVisible();
      sent[0] = createAnnouncement();
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      expect(await screen.findByText('Sent to 3 of 3')).toBeVisible();
      const before = api.inputs(announcements.list).length;
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(api.inputs(announcements.list)).toHaveLength(before);
    } finally {
      jest.useRealTimers();
    }
  });

  it('can be tried again after a failure', async () => {
    const api = serve().refuse(announcements.list, 'INTERNAL');
    const { user } = await open();
    expect(await screen.findByText('Announcements could not be loaded')).toBeVisible();
    api.on(announcements.list, () => sampleContent([createAnnouncement()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sent to 3 of 3')).toBeVisible();
  });
});
