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

/** What an explicit null makes of a field; every other one must be something (EV-8). */
const CLEARED: Partial<EventDraft> = { venue: '', url: '', festival: '', capacityMin: 0, capacityMax: null };

const INSTANTS = ['registerStart', 'registerEnd', 'startTime', 'endTime'] as const;
const NAMES = ['title', 'location', 'venue', 'festival'] as const;

/** Puts what a host gave over what there is; what is absent stays. Ends the call where the whole breaks a rule. */
export function mergeDraft(current: EventDraft, given: EventFields): EventDraft {
  const known = Object.keys(current);
  const told = Object.entries(given).filter(([field, value]) => known.includes(field) && value !== undefined);
  const uncleared = told.find(([field, value]) => value === null && !(field in CLEARED));
  if (uncleared !== undefined) refuseField(uncleared[0], findMissingField(uncleared[0]));
  const values = told.map(([field, value]) => [field, value ?? Object(CLEARED)[field]]);
  // The schema of the call typed each of these values by its field.
  const merged: EventDraft = withTeamSizes({ ...current, ...Object.fromEntries(values) });
  for (const field of INSTANTS) merged[field] = new Date(merged[field]).toISOString();
  for (const field of NAMES) merged[field] = normalizeName(merged[field]);
  requireRules(merged);
  return merged;
}

function requireRules(draft: EventDraft): void {
  const errors = Object.entries(findFieldErrors(eventRules, draft));
  if (errors.length > 0)
    refuse('VALIDATION', { errors: errors.map(([field, message]) => ({ field, message })) });
}

/** Refuses for one field, which is also what the whole refusal says. */
export function refuseField(field: string, message: string): never {
  return refuse('VALIDATION', { message, errors: [{ field, message }] });
}
