import {
  type EventFields,
  eventRules,
  findFieldErrors,
  findMissingField,
  type FormQuestion,
  hasOptions,
  listMissingFields,
  normalizeName,
  withTeamSizes,
} from '@marquee/shared-contracts';
import { refuse } from '../../../platform/http/refuse';
import type { EventValues } from './EventValues';

/** Values for an explicit null by field; all other fields refuse null (EV-8). */
const CLEARED: Partial<EventValues> = {
  venue: '',
  url: '',
  joinLink: '',
  festival: '',
  capacityMin: 0,
  capacityMax: null,
  confirmationHours: 0,
  formQuestions: [],
};

const INSTANTS = ['registerStart', 'registerEnd', 'startTime', 'endTime'] as const;
const NAMES = ['title', 'location', 'venue', 'festival'] as const;

/** A draft may also lose these fields again (EV-41). */
const CLEARED_IN_DRAFT: Partial<EventValues> = {
  ...CLEARED,
  description: '',
  location: '',
  imageUrl: '',
  category: '',
  registerStart: '',
  registerEnd: '',
  startTime: '',
  endTime: '',
};

interface Change {
  current: EventValues;
  given: EventFields;
  isDraft: boolean;
}

/**
 * Merges the given fields into the values; absent fields stay.
 * @throws if the merged values break a rule
 */
export function mergeValues({ current, given, isDraft }: Change): EventValues {
  const cleared: object = isDraft ? CLEARED_IN_DRAFT : CLEARED;
  const known = Object.keys(current);
  const changes = Object.entries(given).filter(
    ([field, value]) => known.includes(field) && value !== undefined,
  );
  const uncleared = changes.find(([field, value]) => value === null && !(field in cleared));
  if (uncleared !== undefined) refuseField(uncleared[0], findMissingField(uncleared[0]));
  const values = changes.map(([field, value]) => [field, value ?? Object(cleared)[field]]);
  // The request schema has typed each value by its field.
  const merged: EventValues = withTeamSizes({ ...current, ...Object.fromEntries(values) });
  for (const field of INSTANTS)
    if (merged[field] !== '') merged[field] = new Date(merged[field]).toISOString();
  // Only online events are joined by a link (EV-39).
  merged.joinLink = merged.mode === 'online' ? merged.joinLink : '';
  for (const field of NAMES) merged[field] = normalizeName(merged[field]);
  merged.formQuestions = merged.formQuestions.map(cleanQuestion);
  requireRules(merged, isDraft);
  return merged;
}

/** A question without blank options, and without any where its kind has none (RG-24). */
const cleanQuestion = (question: FormQuestion): FormQuestion => ({
  ...question,
  options: hasOptions(question) ? question.options.filter((option) => option !== '') : [],
});

/** A draft may lack fields, but not its title. */
function requireRules(values: EventValues, isDraft: boolean): void {
  const missing = isDraft ? listMissingFields(values).filter((field) => field !== 'title') : [];
  const errors = Object.entries(findFieldErrors(eventRules, values)).filter(
    ([field]) => !missing.includes(field),
  );
  if (errors.length > 0)
    refuse('VALIDATION', { errors: errors.map(([field, message]) => ({ field, message })) });
}

/**
 * Builds the error for one field, with the message of the whole.
 * @throws `VALIDATION`, always
 */
export function refuseField(field: string, message: string): never {
  return refuse('VALIDATION', { message, errors: [{ field, message }] });
}
