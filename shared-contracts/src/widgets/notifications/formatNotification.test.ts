import { sampleId, sampleNotification } from '../../testing/index';
import { formatNotification, formatNotificationToast } from './formatNotification';

const formatRequest = (message: string, action: Record<string, string> | null) =>
  formatNotification(sampleNotification({ type: 'JOIN_REQUEST', message, action }));
const action = { type: 'JOIN_REQUEST', requestId: sampleId(7), teamId: sampleId(50), state: 'PENDING' };

describe('the text of a notification (TM-6)', () => {
  it.each([
    [
      'is without the id of the request that it carries as data',
      `Ravi would like to join Owls. request id: ${sampleId(7)}`,
      'Ravi would like to join Owls.',
    ],
    [
      'keeps what somebody wrote into a name',
      `Ravi request id: 7 would like to join Owls. request id: ${sampleId(7)}`,
      'Ravi request id: 7 would like to join Owls.',
    ],
    [
      'keeps the id of another request',
      `Owls. request id: ${sampleId(8)}`,
      `Owls. request id: ${sampleId(8)}`,
    ],
  ])('%s', (_what, message, text) => {
    expect(formatRequest(message, action)).toBe(text);
  });

  it('is unchanged without data', () => {
    expect(formatRequest('Owls. request id: ', null)).toBe('Owls. request id: ');
    expect(formatRequest('Owls. request id: ', { type: 'TEAM_CHANGE' })).toBe('Owls. request id: ');
  });
});

describe('the toast of a notification', () => {
  it.each([
    ['EVENT_CHANGED', 'Lift Off has a new link', 'Join: https://meet.test/a', 'Lift Off has a new link'],
    ['EVENT_CANCELLED', 'Lift Off was cancelled', 'It was scheduled for May 6.', 'Lift Off was cancelled'],
    ['CAPACITY_LOW', 'Lift Off needs more people', '0 of at least 3 …', 'Lift Off needs more people'],
    ['TEAM_CHANGE', 'Your team has changed', 'Ravi has joined Owls.', 'Ravi has joined Owls.'],
  ] as const)('of the type %s names its subject', (type, title, message, text) => {
    expect(formatNotificationToast(sampleNotification({ type, title, message }))).toBe(text);
  });
});
