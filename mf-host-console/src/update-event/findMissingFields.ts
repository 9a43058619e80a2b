import { type EventField, type EventValues, fieldLabels } from '../event-form/EventValues';

/** Required fields of each step. */
export const UPDATE_STEPS = {
  first: [
    'opportunityType',
    'visibility',
    'opportunityTitle',
    'organization',
    'eventMode',
    'aboutOpportunity',
  ],
  second: ['participationType', 'registerStart', 'registerEnd'],
} as const satisfies Record<string, readonly EventField[]>;

/** Returns the alert that lists a step's empty required fields, or undefined. */
export function findMissingFields(values: EventValues, step: keyof typeof UPDATE_STEPS): string | undefined {
  const empty = UPDATE_STEPS[step].filter((field) => values[field].trim() === '');
  if (empty.length === 0) return undefined;
  return `Please fill in the following fields: ${empty.map((field) => fieldLabels[field]).join(', ')}`;
}
