import { screen, within } from '@testing-library/react';
import { notifications } from '../../contract/index';
import { request } from '../../browser/index';
import {
  fakeApi,
  renderScreen,
  sampleHost,
  sampleId,
  sampleNotification,
  sampleNotifications,
  success,
} from '../../testing/index';
import { BellMenu } from './BellMenu';
import { Inbox } from './Inbox';

const full = sampleNotification({
  id: sampleId(81),
  type: 'CAPACITY_REACHED',
  title: 'Event full',
  message: 'Green Hack is full.',
});
const old = sampleNotification({ id: sampleId(82), type: 'WELCOME', title: 'Welcome', isRead: true });

async function open(...listed: (typeof full)[]) {
  const api = fakeApi().on(notifications.hostList, () => sampleNotifications(listed));
  const inbox = new Inbox({
    list: (page, size) =>
      request(notifications.hostList, { params: { page: String(page), size: String(size) } }),
    read: (notificationId) => request(notifications.hostRead, { params: { notificationId } }),
    readAll: () => request(notifications.hostReadAll),
  });
  const { user } = await renderScreen(
    <>
      <BellMenu
        inbox={inbox}
        to="/notifications"
        targetOf={({ type }) => (type === 'WELCOME' ? undefined : { to: '/event-manage' })}
      />
      <button type="button">Elsewhere</button>
    </>,
    { as: sampleHost() },
  );
  const bell = await screen.findByRole('button', { name: /^Notifications/ });
  return { api, user, bell };
}

const getNewest = () => screen.getByRole('region', { name: 'Newest notifications' });
const expectClosed = () => expect(screen.queryByRole('region', { name: 'Newest notifications' })).toBeNull();

describe('the bell that opens', () => {
  it('shows the newest five, each linked to its subject or to the list', async () => {
    const { api, user, bell } = await open(full, old);
    await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    expectClosed();
    await user.click(bell);
    expect(api.inputs(notifications.hostList)[0]?.params).toEqual({ page: '0', size: '5' });
    const links = within(getNewest()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/event-manage',
      '/notifications',
      '/notifications',
    ]);
    expect(links[0]).toHaveTextContent('Event fullNewGreen Hack is full.');
  });

  it('marks a followed notification as read', async () => {
    const { api, user, bell } = await open(full);
    api.on(notifications.hostRead, () => success(null));
    await user.click(bell);
    await user.click(within(getNewest()).getByRole('link', { name: /Event full/ }));
    expect(await screen.findByText('Now at /event-manage')).toBeVisible();
    expect(api.inputs(notifications.hostRead)[0]?.params).toEqual({ notificationId: sampleId(81) });
  });

  it('shows "No notifications" without any', async () => {
    const { user, bell } = await open();
    await user.click(bell);
    expect(within(getNewest()).getByText('No notifications')).toBeVisible();
  });

  it('is closed by Escape, with the focus at the bell, by a press elsewhere, and by tabbing out', async () => {
    const { user, bell } = await open(full);
    await user.click(bell);
    await user.tab();
    await user.keyboard('{Escape}');
    expectClosed();
    expect(bell).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(getNewest()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expectClosed();
    await user.click(bell);
    await user.tab();
    await user.tab();
    await user.tab();
    expectClosed();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
});
