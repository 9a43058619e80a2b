import type { FieldErrors } from '@marquee/shared-contracts';
import type { EventField, EventValues } from './EventValues';

/** All that the first of the two steps holds; the rest stands in the second. */
export const FIRST_STEP_FIELDS: readonly EventField[] = [
  'opportunityType',
  'opportunityTitle',
  'organization',
  'eventMode',
  'aboutOpportunity',
  'website',
  'festival',
  'visibility',
  'showContactEmail',
  'imageUrl',
];

/** The step that shows what is refused, the earlier one of two; undefined where nothing is. */
export function findStepWithError(errors: FieldErrors<EventValues>): 1 | 2 | undefined {
  const refused = Object.keys(errors) as EventField[];
  if (refused.length === 0) return undefined;
  return refused.some((field) => FIRST_STEP_FIELDS.includes(field)) ? 1 : 2;
}
