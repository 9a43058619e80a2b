import { hoursFromNow, sampleId, sampleOwnEvent } from '@marquee/shared-contracts/testing';
import { pickNextEvents } from './pickNextEvents';

const at = (startHours: number, endHours: number, more = {}) =>
  sampleOwnEvent({
    id: sampleId(startHours + 100),
    startTime: hoursFromNow(startHours),
    endTime: hoursFromNow(endHours),
    ...more,
  });
const over = at(-5, -4);
const longRunning = at(-48, 24);
const running = at(-1, 1);
const soon = at(2, 3);
const later = at(30, 31);

describe('the own events that the home page names (RT-28)', () => {
  test.each([
    ['nothing', [], {}],
    ['only an ended event', [over], {}],
    ['a running event', [running], { running }],
    ['an upcoming event', [soon], { next: soon }],
    ['the event that began last, and the next', [later, soon, longRunning, running], { running, next: soon }],
    [
      'neither of the cancelled ones',
      [at(-1, 1, { registrationState: 'CANCELLED' }), later],
      { next: later },
    ],
  ])('%s', (_name, events, expected) => {
    expect(pickNextEvents(events, Date.now())).toEqual({ running: undefined, next: undefined, ...expected });
  });
});
