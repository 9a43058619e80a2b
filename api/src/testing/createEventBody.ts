import type { CallInput, manageEvents } from '@marquee/shared-contracts';
import { addHours } from './buildEvent';
import type { TestApp } from './buildTestApp';

/** A valid body for a new event: an online seminar in two days, for three hours. */
export const createEventBody = (
  test: TestApp,
  overrides: Partial<CallInput<typeof manageEvents.create>['body']> = {},
): CallInput<typeof manageEvents.create>['body'] => ({
  imageUrl: '/images/default-event.svg',
  title: 'Reading the sky',
  description: 'Three hours with a telescope.',
  location: 'Example College',
  mode: 'ONLINE',
  category: 'SEMINAR',
  registerStart: addHours(test, -1).toISOString(),
  registerEnd: addHours(test, 48).toISOString(),
  startTime: addHours(test, 48).toISOString(),
  endTime: addHours(test, 51).toISOString(),
  ...overrides,
});
