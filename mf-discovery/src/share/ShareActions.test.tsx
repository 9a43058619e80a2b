import { links } from '@marquee/shared-contracts';
import { renderScreen, fakeApi, sampleEventDetails, sampleId } from '@marquee/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { ShareActions } from './ShareActions';

const address = `${window.location.origin}${links.event(sampleId())}`;
const event = sampleEventDetails({
  title: 'Green & Gold',
  mode: 'offline',
  location: 'Main Hall',
  startTime: '2031-05-03T04:30:00.000Z',
  endTime: '2031-05-03T06:00:00.000Z',
});

const show = (changes: Partial<typeof event> = {}, inviteKey?: string) => {
  fakeApi();
  return renderScreen(<ShareActions event={{ ...event, ...changes }} inviteKey={inviteKey} />);
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const offerSharing = (share: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

describe('sharing an event', () => {
  test('copies the link, with the invite key of a private event', async () => {
    const { user } = await show({ visibility: 'private' }, 'open sesame');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${address}?k=open%20sesame`);
    expect(screen.getByText('Invite only: anyone with this link can open the event.')).toBeVisible();
  });

  test('offers a calendar of all events of the host (EV-42)', async () => {
    const host = { ...event.host, id: sampleId(7), organization: 'Lakeside College' };
    const { user } = await show({ host });
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect(await screen.findByRole('link', { name: 'All events of Lakeside College' })).toHaveAttribute(
      'href',
      `webcal://${window.location.host}/api/v1/public/calendars/hosts/${sampleId(7)}/events.ics`,
    );
  });

  test.each([
    ['cancelled', { cancelled: true }],
    ['ended', { startTime: '2025-05-03T04:30:00.000Z', endTime: '2025-05-03T06:00:00.000Z' }],
  ])('offers no calendar for an event that is %s', async (_state, changes) => {
    await show(changes);
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  test('reports when copying fails', async () => {
    const { user } = await show();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The link could not be copied. Please copy it by hand.')).toBeVisible();
  });

  test('uses the native share dialog if available', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    offerSharing(share);
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Green & Gold', url: address });
  });

  test('copies the link when sharing fails, and stays silent when the user cancels', async () => {
    offerSharing(
      jest.fn().mockRejectedValueOnce(new DOMException('', 'AbortError')).mockRejectedValue(new Error('no')),
    );
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.queryByText('Link copied')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
  });

  test('offers no sharing without a native share dialog', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});

describe('adding to a calendar', () => {
  const query = (name: string) =>
    Object.fromEntries(new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams);

  test('links to web calendars with the event filled in', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect(await screen.findByRole('dialog', { name: 'Add to calendar' })).toBeVisible();
    expect(query('Google Calendar')).toEqual({
      action: 'TEMPLATE',
      text: 'Green & Gold',
      dates: '20310503T043000Z/20310503T060000Z',
      details: `Thirty questions about circuits.\n\n${address}`,
      location: 'Main Hall',
    });
    expect(query('Outlook')).toMatchObject({
      subject: 'Green & Gold',
      startdt: '2031-05-03T04:30:00.000Z',
      enddt: '2031-05-03T06:00:00.000Z',
    });
  });

  test('saves a file for other calendars', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return 'blob:calendar';
      },
      revokeObjectURL: () => undefined,
    });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await user.click(await screen.findByRole('button', { name: 'Calendar file (.ics)' }));
    expect(saved[0]?.type).toBe('text/calendar;charset=utf-8');
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('green-gold.ics');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
