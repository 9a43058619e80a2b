import {
  type EventFields,
  eventRules,
  findFieldErrors,
  findMissingField,
  normalizeName,
  withTeamSizes,
} from '@marquee/shared-contracts';
import { refuse } from '../../../platform/http/refuse';
import type { EventDraft } from './EventDraft';

/** Values for an explicit null by field; all other fields refuse null (EV-8). */
const CLEARED: Partial<EventDraft> = {
  venue: '',
  url: '',
  joinLink: '',
  festival: '',
  capacityMin: 0,
  capacityMax: null,
};

const INSTANTS = ['registerStart', 'registerEnd', 'startTime', 'endTime'] as const;
const NAMES = ['title', 'location', 'venue', 'festival'] as const;

/**
 * Merges the given fields into the draft; absent fields stay.
 * @throws if the merged draft breaks a rule
 */
export function mergeDraft(current: EventDraft, given: EventFields): EventDraft {
  const known = Object.keys(current);
  const changes = Object.entries(given).filter(
    ([field, value]) => known.includes(field) && value !== undefined,
  );
  const uncleared = changes.find(([field, value]) => value === null && !(field in CLEARED));
  if (uncleared !== undefined) refuseField(uncleared[0], findMissingField(uncleared[0]));
  const values = changes.map(([field, value]) => [field, value ?? Object(CLEARED)[field]]);
  // The request schema has typed each value by its field.
  const merged: EventDraft = withTeamSizes({ ...current, ...Object.fromEntries(values) });
  for (const field of INSTANTS) merged[field] = new Date(merged[field]).toISOString();
  // Only online events are joined by a link (EV-39).
  merged.joinLink = merged.mode === 'online' ? merged.joinLink : '';
  for (const field of NAMES) merged[field] = normalizeName(merged[field]);
  requireRules(merged);
  return merged;
}

function requireRules(draft: EventDraft): void {
  const errors = Object.entries(findFieldErrors(eventRules, draft));
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
