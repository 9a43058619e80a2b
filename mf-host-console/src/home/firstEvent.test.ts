import { hoursFromNow, sampleHostEvent, sampleId } from '@marquee/shared-contracts/testing';
import { firstEvent } from './firstEvent';

const event = (number: number, startsIn: number, changes: Parameters<typeof sampleHostEvent>[0] = {}) =>
  sampleHostEvent({
    id: sampleId(number),
    startTime: hoursFromNow(startsIn),
    endTime: hoursFromNow(startsIn + 2),
    ...changes,
  });

const first = (...events: ReturnType<typeof event>[]) => firstEvent(events, Date.now())?.id;

describe('the event that a host sees first', () => {
  it('is the next upcoming one, whatever the order of the list', () => {
    expect(first(event(1, 48), event(2, 24), event(3, -1), event(4, -48))).toBe(sampleId(2));
  });

  it('is the latest one when none is upcoming', () => {
    expect(first(event(1, -48), event(2, -24), event(3, -72))).toBe(sampleId(2));
  });

  it('is not a cancelled one as long as another is upcoming', () => {
    expect(first(event(1, 24, { cancelled: true }), event(2, 48))).toBe(sampleId(2));
  });

  it('is an own one before one that the host only administers', () => {
    expect(first(event(1, 24, { role: 'ADMIN' }), event(2, -24))).toBe(sampleId(2));
    expect(first(event(1, 24, { role: 'ADMIN' }))).toBe(sampleId(1));
  });

  it('is nothing without events', () => {
    expect(first()).toBeUndefined();
  });
});
