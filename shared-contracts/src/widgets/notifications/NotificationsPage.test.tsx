import { screen, waitFor, within } from '@testing-library/react';
import { notifications, type Notification } from '../../contract/index';
import { request } from '../../browser/index';
import {
  fakeApi,
  type FakeApi,
  renderScreen,
  sampleAccount,
  sampleId,
  sampleNotification,
  sampleNotifications,
  success,
} from '../../testing/index';
import { Bell } from './Bell';
import { Inbox } from './Inbox';
import { NotificationsPage } from './NotificationsPage';

const calls = {
  list: (page: number, size: number) =>
    request(notifications.list, { params: { page: String(page), size: String(size) } }),
  read: (notificationId: string) => request(notifications.read, { params: { notificationId } }),
  readAll: () => request(notifications.readAll),
};

const joined = sampleNotification({ id: sampleId(81) });
const badge = sampleNotification({
  id: sampleId(82),
  type: 'BADGE',
  title: 'A new badge',
  message: 'You have earned the bronze badge.',
  isRead: true,
});

async function open(api: FakeApi, at = '/notifications') {
  const inbox = new Inbox(calls);
  const screens = (
    <>
      <Bell inbox={inbox} to="/notifications" />
      <NotificationsPage
        inbox={inbox}
        size={2}
        targetOf={({ type }) => (type === 'BADGE' ? undefined : { label: 'See my team', to: '/team' })}
        emptyTarget={{ label: 'See upcoming events', to: '/' }}
        renderAnswer={({ id }) => (id === sampleId(81) ? <p>Answer here</p> : null)}
      />
    </>
  );
  const { user } = await renderScreen(screens, { path: '/notifications', at, as: sampleAccount() });
  return { api, user };
}

const fakeNotifications = (...listed: Notification[]) =>
  fakeApi().on(notifications.list, () => sampleNotifications(listed));

const findRow = async (title: string) => within(await screen.findByRole('listitem', { name: title }));
const findBell = (name: string) => screen.findByRole('link', { name });

describe('the list of notifications', () => {
  it('shows each with time, text, response and a link to its subject', async () => {
    await open(fakeNotifications(joined, badge));
    const first = await findRow('Your team has changed');
    expect(first.getByText('Ravi Kumar has joined Solar Sparrows.')).toBeVisible();
    expect(first.getByText('New')).toBeVisible();
    expect(first.getByText('Answer here')).toBeVisible();
    expect(first.getByRole('link', { name: 'See my team' })).toHaveAttribute('href', '/team');
    const second = await findRow('A new badge');
    expect(second.queryByText('New')).toBeNull();
    expect(second.queryByRole('link')).toBeNull();
    expect(second.queryByRole('button')).toBeNull();
  });

  it('shows "No notifications" without any, with a link', async () => {
    await open(fakeNotifications());
    expect(await screen.findByText('No notifications')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See upcoming events' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens the next page, and requests the page of the address', async () => {
    const api = fakeApi().on(notifications.list, ({ params }) =>
      sampleNotifications([params.page === '1' ? badge : joined], 2, Number(params.page)),
    );
    const { user } = await open(api);
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    await findRow('A new badge');
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(api.inputs(notifications.list).map(({ params }) => params)).toContainEqual({
      page: '1',
      size: '2',
    });
  });

  it('shows a failure, and the list after Try again', async () => {
    const { api, user } = await open(fakeApi().breakDown(notifications.list));
    expect(await screen.findByText('Failed to fetch notifications')).toBeVisible();
    api.on(notifications.list, () => sampleNotifications([joined]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findRow('Your team has changed');
  });
});

describe('marking as read', () => {
  it('of one notification shows immediately, in the list and in the bell', async () => {
    const { api, user } = await open(fakeNotifications(joined, badge));
    await findBell('Notifications, 1 unread');
    const release = api.hold(notifications.read);
    await user.click((await findRow('Your team has changed')).getByRole('button', { name: 'Mark as read' }));
    expect(screen.queryByText('New')).toBeNull();
    expect(screen.getByRole('listitem', { name: 'Your team has changed' })).toHaveFocus();
    await findBell('Notifications');
    expect(api.inputs(notifications.read)[0]?.params).toEqual({ notificationId: sampleId(81) });
    api.on(notifications.list, () => sampleNotifications([{ ...joined, isRead: true }, badge]));
    release(success(null));
    await waitFor(() => expect(screen.getByText('All read')).toBeVisible());
  });

  it('reverts with the reason when the request fails', async () => {
    const { api, user } = await open(fakeNotifications(joined));
    api.breakDown(notifications.read);
    await user.click((await findRow('Your team has changed')).getByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByText('Failed to mark as read')).toBeVisible();
    expect(await screen.findByText('New')).toBeVisible();
    await findBell('Notifications, 1 unread');
  });

  it('of all is one call', async () => {
    const other = sampleNotification({ id: sampleId(83), title: 'Another' });
    const { api, user } = await open(fakeNotifications(joined, other));
    api.on(notifications.readAll, () => success(null));
    await screen.findByText('2 unread');
    api.on(notifications.list, () =>
      sampleNotifications([joined, other].map((one) => ({ ...one, isRead: true }))),
    );
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('All read')).toBeVisible();
    expect(screen.queryByText('New')).toBeNull();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
    expect(api.inputs(notifications.readAll)).toHaveLength(1);
  });

  it('happens when a notification is followed', async () => {
    const { api, user } = await open(fakeNotifications(joined));
    api.on(notifications.read, () => success(null));
    await user.click((await findRow('Your team has changed')).getByRole('link', { name: 'See my team' }));
    expect(screen.getByText('Now at /team')).toBeVisible();
    expect(api.inputs(notifications.read)).toHaveLength(1);
  });
});

describe('a new notification while the page is open (NT-6)', () => {
  const next = sampleNotification({
    id: sampleId(84),
    title: 'Event full',
    message: 'Green Hack is full.',
    timestamp: new Date().toISOString(),
  });

  it('is listed, counted, and shown once in a toast', async () => {
    const api = fakeNotifications(joined);
    const stream = api.stream();
    await open(api);
    await findBell('Notifications, 1 unread');
    await waitFor(() => expect(stream.readers).toBe(1));
    api.on(notifications.list, () => sampleNotifications([next, joined]));
    stream.send('NOTIFICATION');
    await findBell('Notifications, 2 unread');
    await findRow('Event full');
    await waitFor(() => expect(screen.getAllByText('Green Hack is full.')).toHaveLength(2));
    stream.send('NOTIFICATION');
    await waitFor(() => expect(api.inputs(notifications.list).length).toBeGreaterThan(5));
    expect(screen.getAllByText('Green Hack is full.')).toHaveLength(2);
    expect(screen.getAllByText('Ravi Kumar has joined Solar Sparrows.')).toHaveLength(1);
  });

  it('is one toast for many at once', async () => {
    const api = fakeNotifications(joined);
    const stream = api.stream();
    await open(api);
    await findBell('Notifications, 1 unread');
    await waitFor(() => expect(stream.readers).toBe(1));
    const crowd = [1, 2, 3, 4].map((number) =>
      sampleNotification({ ...next, id: sampleId(90 + number), message: `Message ${number}` }),
    );
    api.on(notifications.list, () => sampleNotifications([...crowd, joined]));
    stream.send('NOTIFICATION');
    expect(await screen.findByText('Several new notifications have arrived.')).toBeVisible();
  });
});

it('a bell with more than 99 unread notifications announces the number and shows 99+', async () => {
  const api = fakeApi().on(notifications.list, () => ({
    ...sampleNotifications([joined]),
    unreadCount: 120,
  }));
  await open(api);
  expect(await findBell('Notifications, 120 unread')).toHaveTextContent('99+');
});
