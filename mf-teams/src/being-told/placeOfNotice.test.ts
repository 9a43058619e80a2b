import { links, type Notification } from '@marquee/shared-contracts';
import { sampleId, sampleNotice } from '@marquee/shared-contracts/testing';
import { placeOfNotice } from './placeOfNotice';

const id = sampleId();
const of = (type: Notification['type'], changes: Partial<Notification> = {}) =>
  placeOfNotice(sampleNotice({ type, eventId: id, ...changes }));

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
    expect(of(type)).toEqual({ label, to });
  });

  it('is nothing where the event is gone or not named', () => {
    expect(of('EVENT_DELETED')).toBeUndefined();
    expect(of('EVENT_CHANGED', { eventId: null })).toBeUndefined();
  });
});
