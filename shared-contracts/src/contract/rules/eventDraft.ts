import { REQUIRED_EVENT_FIELDS } from './eventForm';

/** An event is published, or a draft that only its hosts see (EV-41). */
export const EVENT_STATES = ['published', 'draft'] as const;

/** The fields that a draft needs to be saved. */
export const DRAFT_EVENT_FIELDS = ['title'] as const;

/** The fields that a draft needs before it can be published; unlike a new event it has no default type. */
export const PUBLISHED_EVENT_FIELDS = ['category', ...REQUIRED_EVENT_FIELDS] as const;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Lists the fields without a value, in the given order; by default those that a draft lacks (EV-41). */
export function listMissingFields(
  values: object,
  fields: readonly string[] = PUBLISHED_EVENT_FIELDS,
): string[] {
  const given: Readonly<Record<string, unknown>> = { ...values };
  return fields.filter((field) => isEmpty(given[field]));
}
