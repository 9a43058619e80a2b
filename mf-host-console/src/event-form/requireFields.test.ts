import { REQUIRED_EVENT_FIELDS } from '@marquee/shared-contracts';
import { toRequestBody } from './eventAdapter';
import { createEmptyEvent, type EventValues } from './EventValues';
import { requireFields } from './requireFields';

const typed: EventValues = {
  ...createEmptyEvent(),
  opportunityTitle: 'Circuit Quiz',
  aboutOpportunity: 'Thirty questions.',
  organization: 'Lakeside College',
  registerStart: '2031-05-01T09:00',
  registerEnd: '2031-05-03T09:00',
  startTime: '2031-05-03T10:00',
  endTime: '2031-05-03T12:00',
};

const requireChanged = (changes: Partial<EventValues>) => () =>
  requireFields(toRequestBody({ ...typed, ...changes }), REQUIRED_EVENT_FIELDS);

describe('the required fields of a new event', () => {
  it('are complete', () => {
    expect(requireChanged({})).not.toThrow();
  });

  it.each([
    [{ opportunityTitle: ' ' }, 'Missing required field: title'],
    [{ aboutOpportunity: '' }, 'Missing required field: description'],
    [{ organization: '' }, 'Missing required field: location'],
    [{ eventMode: '' as const }, 'Missing required field: mode'],
    [{ registerStart: '' }, 'Missing required field: registerStart'],
    [{ registerEnd: '' }, 'Missing required field: registerEnd'],
    [{ startTime: '' }, 'Missing required field: startTime'],
    [{ endTime: '' }, 'Missing required field: endTime'],
    [{ endTime: '', opportunityTitle: '' }, 'Missing required field: title'],
  ])('without %j: "%s"', (changes, message) => {
    expect(requireChanged(changes)).toThrow(message);
  });
});
