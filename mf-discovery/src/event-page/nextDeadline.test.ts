import { nextDeadline } from './nextDeadline';

const times = {
  registerStart: '2031-05-01T00:00:00Z',
  registerEnd: '2031-05-03T00:00:00Z',
  startTime: '2031-05-04T00:00:00Z',
  endTime: '2031-05-05T00:00:00Z',
};

describe('the next deadline', () => {
  test.each([
    ['NOT_OPEN', '2031-04-30T00:00:00Z', 'Registration opens in', times.registerStart],
    ['OPEN', '2031-05-02T00:00:00Z', 'Registration closes in', times.registerEnd],
    ['FULL', '2031-05-02T00:00:00Z', 'Starts in', times.startTime],
    ['REGISTERED', '2031-05-02T00:00:00Z', 'Starts in', times.startTime],
    ['CLOSED', '2031-05-03T00:00:00Z', 'Starts in', times.startTime],
    ['REGISTERED', times.startTime, 'Ends in', times.endTime],
  ] as const)('%s at %s: %s %s', (state, now, text, at) => {
    expect(nextDeadline(times, state, Date.parse(now))).toEqual({ text, at });
  });

  test('the end of an offered seat comes first, until it has passed (RG-21)', () => {
    const offered = { ...times, wait: { position: null, confirmBy: '2031-05-02T12:00:00Z' } };
    expect(nextDeadline(offered, 'FULL', Date.parse('2031-05-02T00:00:00Z'))?.text).toBe('Confirm within');
    expect(nextDeadline(offered, 'FULL', Date.parse('2031-05-02T12:00:00Z'))?.text).toBe('Starts in');
  });

  test.each(['ENDED', 'CANCELLED'] as const)('%s: none', (state) => {
    expect(nextDeadline(times, state, Date.parse(times.startTime))).toBeUndefined();
  });
});
