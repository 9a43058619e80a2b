import { hoursFromNow, sampleHostEvent, sampleId } from '@marquee/shared-contracts/testing';
import { findFirstEvent } from './findFirstEvent';

const createEvent = (number: number, startsIn: number, changes: Parameters<typeof sampleHostEvent>[0] = {}) =>
  sampleHostEvent({
    id: sampleId(number),
    startTime: hoursFromNow(startsIn),
    endTime: hoursFromNow(startsIn + 2),
    ...changes,
  });

const findFirstId = (...events: ReturnType<typeof createEvent>[]) => findFirstEvent(events, Date.now())?.id;

describe('the first event of a host', () => {
  it('is the next upcoming event, in any order of the list', () => {
    expect(findFirstId(createEvent(1, 48), createEvent(2, 24), createEvent(3, -5), createEvent(4, -48))).toBe(
      sampleId(2),
    );
  });

  it('is the running event before an upcoming one', () => {
    expect(findFirstId(createEvent(1, 48), createEvent(2, -1), createEvent(3, -48))).toBe(sampleId(2));
  });

  it('is the latest one when none is upcoming', () => {
    expect(findFirstId(createEvent(1, -48), createEvent(2, -24), createEvent(3, -72))).toBe(sampleId(2));
  });

  it('is not a cancelled one while another is upcoming', () => {
    expect(findFirstId(createEvent(1, 24, { cancelled: true }), createEvent(2, 48))).toBe(sampleId(2));
  });

  it('is an own event before an administered event', () => {
    expect(findFirstId(createEvent(1, 24, { role: 'ADMIN' }), createEvent(2, -24))).toBe(sampleId(2));
    expect(findFirstId(createEvent(1, 24, { role: 'ADMIN' }))).toBe(sampleId(1));
  });

  it('is never a draft', () => {
    expect(findFirstId(createEvent(1, 24, { state: 'draft' }), createEvent(2, -24))).toBe(sampleId(2));
    expect(findFirstId(createEvent(1, 24, { state: 'draft' }))).toBeUndefined();
  });

  it('is undefined without events', () => {
    expect(findFirstId()).toBeUndefined();
  });
});
