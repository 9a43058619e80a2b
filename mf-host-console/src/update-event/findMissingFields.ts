import { type EventField, type EventValues, fieldLabels } from '../event-form/EventValues';

/** What each step of an update asks for (spec section 5). */
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

/** The alert about what a step was left without; undefined when nothing is missing. */
export function findMissingFields(values: EventValues, step: keyof typeof UPDATE_STEPS): string | undefined {
  const empty = UPDATE_STEPS[step].filter((field) => values[field].trim() === '');
  if (empty.length === 0) return undefined;
  return `Please fill in the following fields: ${empty.map((field) => fieldLabels[field]).join(', ')}`;
}
