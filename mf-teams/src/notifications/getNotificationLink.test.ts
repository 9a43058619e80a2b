import { links, type Notification } from '@marquee/shared-contracts';
import { sampleId, sampleNotification } from '@marquee/shared-contracts/testing';
import { getNotificationLink } from './getNotificationLink';

const id = sampleId();
const linkOf = (type: Notification['type'], changes: Partial<Notification> = {}) =>
  getNotificationLink(sampleNotification({ type, eventId: id, ...changes }));

describe('what a notice leads to', () => {
  it.each([
    ['JOIN_REQUEST', 'See my team', links.team(id)],
    ['TEAM_CHANGE', 'See my team', links.team(id)],
    ['EVENT_CHANGED', 'See the event', links.event(id)],
    ['EVENT_CANCELLED', 'See the event', links.event(id)],
    ['REMINDER_24H', 'See the event', links.event(id)],
    ['REMINDER_1H', 'See the event', links.event(id)],
    ['QUIZ_STARTED', 'Go to the quiz', links.quiz(id)],
    ['RESULT_READY', 'See your result', links.leaderboard(id)],
    ['BADGE', 'See your badges', links.badges()],
    ['WELCOME', 'Find an event', links.home()],
  ] as const)('%s: "%s"', (type, label, to) => {
    expect(linkOf(type)).toEqual({ label, to });
  });

  it('is nothing where the event is gone or not named', () => {
    expect(linkOf('EVENT_DELETED')).toBeUndefined();
    expect(linkOf('EVENT_CHANGED', { eventId: null })).toBeUndefined();
  });
});
