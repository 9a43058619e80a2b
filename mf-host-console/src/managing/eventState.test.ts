import { sampleHostEvent } from '@marquee/shared-contracts/testing';
import { eventState } from './eventState';

const startTime = '2026-05-03T10:00:00Z';
const endTime = '2026-05-03T12:00:00Z';
const stateAt = (now: string, cancelled = false) =>
  eventState(sampleHostEvent({ startTime, endTime, cancelled }), Date.parse(now));

describe('where an event stands', () => {
  it('is upcoming until its start, which belongs to it', () => {
    expect(stateAt('2026-05-03T09:59:59.999Z')).toBe('upcoming');
    expect(stateAt(startTime)).toBe('running');
  });

  it('runs until its end, which does not belong to it', () => {
    expect(stateAt('2026-05-03T11:59:59.999Z')).toBe('running');
    expect(stateAt(endTime)).toBe('ended');
  });

  it('is cancelled whatever the time', () => {
    expect(stateAt('2026-05-01T00:00:00Z', true)).toBe('cancelled');
    expect(stateAt('2026-06-01T00:00:00Z', true)).toBe('cancelled');
  });
});
