import {
  type Administrator,
  administrators,
  type Notification,
  notifications,
} from '@marquee/shared-contracts';
import {
  fakeApi,
  hoursFromNow,
  renderScreen,
  sampleHost,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { HostBell } from './HostBell';
import { HostNotificationsScreen } from './HostNotificationsScreen';
import { getHostNotificationLink } from './getHostNotificationLink';

const EVENT = sampleId(7);

const createNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: sampleId(400),
  title: 'New registration',
  message: 'Asha Rao has registered for Circuit Quiz.',
  timestamp: hoursFromNow(-1),
  isRead: false,
  type: 'REGISTRATION',
  eventId: EVENT,
  action: null,
  ...changes,
});

const administrator: Administrator = {
  id: sampleId(901),
  firstName: 'Farah',
  lastName: 'Siddiqui',
  username: 'farah-1',
  imageUrl: '/images/avatars/3.svg',
  email: 'farah@demo.test',
  designation: null,
  organization: null,
  addedAt: hoursFromNow(-1),
  accepted: true,
};

const createPage = (content: Notification[]) => ({
  status: 'SUCCESS' as const,
  content,
  totalPages: 1,
  totalElements: content.length,
  number: 0,
  unreadCount: content.filter(({ isRead }) => !isRead).length,
});

const serveNotifications = (content: Notification[]) =>
  fakeApi().on(notifications.hostList, () => createPage(content));

const open = () => renderScreen(<HostNotificationsScreen />, { path: '/notifications', as: sampleHost() });

describe("a host's notifications", () => {
  it('show ten per page and link to the attendees', async () => {
    const api = serveNotifications([createNotification()]);
    await open();
    expect(await screen.findByText('Asha Rao has registered for Circuit Quiz.')).toBeVisible();
    expect(screen.getByRole('link', { name: /See who is registered/ })).toHaveAttribute(
      'href',
      `/view-participants/${EVENT}`,
    );
    expect(api.inputs(notifications.hostList)[0]?.params).toEqual({ page: '0', size: '10' });
  });

  it('let a new administrator accept', async () => {
    const invitation = createNotification({
      type: 'ADMIN_ADDED',
      action: { type: 'ADMIN_ADDED', state: 'PENDING' },
    });
    const api = serveNotifications([invitation]);
    const { user } = await open();
    api.breakDown(administrators.accept);
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to accept');
    api.on(administrators.accept, () => success(administrator));
    api.on(notifications.hostRead, () => success(null));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Accepted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Leave' })).not.toBeInTheDocument();
    expect(api.inputs(administrators.accept).map(({ params }) => params)).toEqual([
      { eventId: EVENT },
      { eventId: EVENT },
    ]);
  });

  it('let a new administrator leave', async () => {
    const invitation = createNotification({
      type: 'ADMIN_ADDED',
      action: { type: 'ADMIN_ADDED', state: 'PENDING' },
    });
    const api = serveNotifications([invitation]).on(administrators.remove, () => success(null));
    api.on(notifications.hostRead, () => success(null));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('You no longer manage this event')).toBeVisible();
    expect(api.inputs(administrators.remove)[0]?.params).toEqual({
      eventId: EVENT,
      hostId: sampleHost().id,
    });
  });

  it.each([
    ['restores the invitation', true],
    ['says why it came too late', false],
  ])('let a new administrator undo leaving, which %s (HO-5)', async (_title, isInTime) => {
    let state = 'PENDING';
    const invitation = () =>
      createNotification({ type: 'ADMIN_ADDED', action: { type: 'ADMIN_ADDED', state } });
    const api = fakeApi()
      .on(notifications.hostList, () => createPage([invitation()]))
      .on(notifications.hostRead, () => success(null))
      .on(administrators.remove, () => {
        state = 'LEFT';
        return success(null);
      })
      .on(administrators.restore, () => {
        state = 'PENDING';
        return success({ ...administrator, accepted: false });
      });
    if (!isInTime) api.refuse(administrators.restore, 'UNDO_EXPIRED');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('You no longer manage this event')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    if (isInTime) expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
    else expect(await screen.findByText('It is too late to undo this.')).toBeVisible();
    expect(api.inputs(administrators.restore).map(({ params }) => params)).toEqual([{ eventId: EVENT }]);
  });

  it.each([
    ['ACCEPTED', 'Accepted'],
    ['LEFT', 'You no longer manage this event'],
  ])('show the outcome of the invitation: %s', async (state, text) => {
    serveNotifications([createNotification({ type: 'ADMIN_ADDED', action: { type: 'ADMIN_ADDED', state } })]);
    await open();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  it('link a removed administrator to nothing', async () => {
    const action = { type: 'ADMIN_ADDED', state: 'LEFT' };
    serveNotifications([createNotification({ type: 'ADMIN_ADDED', title: 'You were added', action })]);
    await open();
    expect(await screen.findByText('You no longer manage this event')).toBeVisible();
    expect(screen.queryByRole('link', { name: /See the event/ })).not.toBeInTheDocument();
  });

  it('of an older release link a new administrator to the collaborators screen', async () => {
    serveNotifications([createNotification({ type: 'ADMIN_ADDED', title: 'You were added' })]);
    await open();
    expect(await screen.findByRole('link', { name: 'See or leave the event' })).toHaveAttribute(
      'href',
      `/host-manage/${EVENT}`,
    );
  });

  it('show "No notifications" for an empty list', async () => {
    serveNotifications([]);
    await open();
    expect(await screen.findByText('No notifications')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my events' })).toHaveAttribute('href', '/event-manage');
  });

  it('are counted at the bell, which opens the newest of them', async () => {
    serveNotifications([createNotification(), createNotification({ id: sampleId(401) })]);
    const { user } = await renderScreen(<HostBell />, { as: sampleHost() });
    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    expect(await screen.findByRole('link', { name: 'See all notifications' })).toHaveAttribute(
      'href',
      '/notifications',
    );
  });
});

describe('the link of a notification', () => {
  it.each([
    ['REGISTRATION', `/view-participants/${EVENT}`],
    ['CAPACITY_REACHED', `/view-participants/${EVENT}`],
    ['QUIZ_ENDED', `/quiz-scores/${EVENT}`],
    ['REMINDER_24H', `/event/${EVENT}`],
    ['EVENT_DELETED', undefined],
    ['WELCOME', '/event-manage'],
  ] as const)('%s: %s', (type, to) => {
    expect(getHostNotificationLink(createNotification({ type }))?.to).toBe(to);
  });

  it('is missing without an event', () => {
    expect(getHostNotificationLink(createNotification({ eventId: null }))).toBeUndefined();
  });
});
