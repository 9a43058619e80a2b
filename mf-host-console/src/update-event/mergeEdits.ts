import { isSameValue } from '../event-form/eventAdapter';
import { createEmptyEvent, type EventField, type EventValues } from '../event-form/EventValues';

export interface Edits {
  /** The event when editing began. */
  base: EventValues;
  mine: EventValues;
  /** The latest stored event. */
  theirs: EventValues;
}

export interface MergedEdits {
  values: EventValues;
  /** Fields that only the other host changed; their values are taken over. */
  acceptedFields: readonly EventField[];
  /** Fields that both changed differently; mine win until the user chooses theirs. */
  conflictingFields: readonly EventField[];
}

const fields = Object.keys(createEmptyEvent()) as EventField[];

/** Merges a host's edits with another host's saved changes, so that neither are lost (EV-8). */
export function mergeEdits({ base, mine, theirs }: Edits): MergedEdits {
  const isMine = (field: EventField) => !isSameValue(base, mine, field);
  const isTheirs = (field: EventField) => !isSameValue(base, theirs, field);
  const myChanges = fields.filter(isMine).map((field) => [field, mine[field]] as const);
  return {
    values: { ...theirs, ...Object.fromEntries(myChanges) },
    acceptedFields: fields.filter((field) => isTheirs(field) && !isMine(field)),
    conflictingFields: fields.filter(
      (field) => isTheirs(field) && isMine(field) && !isSameValue(mine, theirs, field),
    ),
  };
}
