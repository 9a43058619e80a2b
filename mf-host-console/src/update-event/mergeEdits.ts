import { isSameValue } from '../event-form/eventAdapter';
import { createEmptyEvent, type EventField, type EventValues } from '../event-form/EventValues';

export interface Edits {
  /** The event as it was when writing began. */
  base: EventValues;
  mine: EventValues;
  /** The event as it stands now. */
  theirs: EventValues;
}

export interface MergedEdits {
  values: EventValues;
  /** What only they changed: taken over. */
  taken: readonly EventField[];
  /** What both changed, each otherwise: mine stands until the person says otherwise. */
  clashes: readonly EventField[];
}

const fields = Object.keys(createEmptyEvent()) as EventField[];

/** Puts what a host typed over what somebody else has saved meanwhile, so that neither is lost (EV-8). */
export function mergeEdits({ base, mine, theirs }: Edits): MergedEdits {
  const isMine = (field: EventField) => !isSameValue(base, mine, field);
  const isTheirs = (field: EventField) => !isSameValue(base, theirs, field);
  const kept = fields.filter(isMine).map((field) => [field, mine[field]] as const);
  return {
    values: { ...theirs, ...Object.fromEntries(kept) },
    taken: fields.filter((field) => isTheirs(field) && !isMine(field)),
    clashes: fields.filter((field) => isTheirs(field) && isMine(field) && !isSameValue(mine, theirs, field)),
  };
}
