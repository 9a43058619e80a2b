import { links, type Notification } from '@marquee/shared-contracts';
import { sampleId, sampleNotification } from '@marquee/shared-contracts/testing';
import { getNotificationLink } from './getNotificationLink';

const id = sampleId();
const getLink = (type: Notification['type'], changes: Partial<Notification> = {}) =>
  getNotificationLink(sampleNotification({ type, eventId: id, ...changes }));

describe('getNotificationLink', () => {
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
  ] as const)('links %s to "%s"', (type, label, to) => {
    expect(getLink(type)).toEqual({ label, to });
  });

  it.each(['CERTIFICATE', 'CERTIFICATE_REVOKED'] as const)(
    'links %s to its page, also without an event',
    (type) => {
      const action = { type: 'CERTIFICATE', code: 'BCDFG' };
      expect(getLink(type, { eventId: null, action })).toEqual({
        label: 'See the certificate',
        to: links.certificate('BCDFG'),
      });
    },
  );

  it('returns undefined if the event was deleted or is not named', () => {
    expect(getLink('EVENT_DELETED')).toBeUndefined();
    expect(getLink('EVENT_CHANGED', { eventId: null })).toBeUndefined();
  });
});
