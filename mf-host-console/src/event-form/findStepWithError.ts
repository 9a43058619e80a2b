import type { FieldErrors } from '@marquee/shared-contracts';
import { type EventField, type EventValues, fieldLabels } from './EventValues';

/** The fields of the first step; all others belong to the second. */
export const FIRST_STEP_FIELDS: readonly EventField[] = [
  'opportunityType',
  'opportunityTitle',
  'organization',
  'eventMode',
  'aboutOpportunity',
  'website',
  'joinLink',
  'festival',
  'visibility',
  'showContactEmail',
  'imageUrl',
];

/** Returns the error of a field of the second step with its label, for the first step, which does not show the field. */
export function formatSecondStepError(errors: FieldErrors<EventValues>): string | undefined {
  const field = (Object.keys(errors) as EventField[]).find((name) => !FIRST_STEP_FIELDS.includes(name));
  return field && `${fieldLabels[field]}: ${errors[field] ?? ''}`;
}

/** Returns the first step with a field error, or undefined without an error. */
export function findStepWithError(errors: FieldErrors<EventValues>): 1 | 2 | undefined {
  const invalidFields = Object.keys(errors) as EventField[];
  if (invalidFields.length === 0) return undefined;
  return invalidFields.some((field) => FIRST_STEP_FIELDS.includes(field)) ? 1 : 2;
}
