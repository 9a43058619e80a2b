import { sampleHostEvent } from '@marquee/shared-contracts/testing';
import { getEventState } from './getEventState';

const startTime = '2026-05-03T10:00:00Z';
const endTime = '2026-05-03T12:00:00Z';
const getStateAt = (now: string, cancelled = false) =>
  getEventState(sampleHostEvent({ startTime, endTime, cancelled }), Date.parse(now));

describe('the state of an event', () => {
  it('is upcoming before its start and running from then on', () => {
    expect(getStateAt('2026-05-03T09:59:59.999Z')).toBe('upcoming');
    expect(getStateAt(startTime)).toBe('running');
  });

  it('is running before its end and ended from then on', () => {
    expect(getStateAt('2026-05-03T11:59:59.999Z')).toBe('running');
    expect(getStateAt(endTime)).toBe('ended');
  });

  it('is draft whatever the time', () => {
    const draft = sampleHostEvent({ startTime, endTime, state: 'draft' });
    expect(getEventState(draft, Date.parse('2026-06-01T00:00:00Z'))).toBe('draft');
  });

  it('is cancelled whatever the time', () => {
    expect(getStateAt('2026-05-01T00:00:00Z', true)).toBe('cancelled');
    expect(getStateAt('2026-06-01T00:00:00Z', true)).toBe('cancelled');
  });
});
