import { isSame } from '../describing/eventAdapter';
import { emptyEvent, type EventField, type EventValues } from '../describing/EventValues';

export interface Edits {
  /** The event as it was when writing began. */
  base: EventValues;
  mine: EventValues;
  /** The event as it stands now. */
  theirs: EventValues;
}

export interface Merged {
  values: EventValues;
  /** What only they changed: taken over. */
  taken: readonly EventField[];
  /** What both changed, each otherwise: mine stands until the person says otherwise. */
  clashes: readonly EventField[];
}

const fields = Object.keys(emptyEvent()) as EventField[];

/** Puts what a host typed over what somebody else has saved meanwhile, so that neither is lost (EV-8). */
export function mergedEdits({ base, mine, theirs }: Edits): Merged {
  const isMine = (field: EventField) => !isSame(base, mine, field);
  const isTheirs = (field: EventField) => !isSame(base, theirs, field);
  const kept = fields.filter(isMine).map((field) => [field, mine[field]] as const);
  return {
    values: { ...theirs, ...Object.fromEntries(kept) },
    taken: fields.filter((field) => isTheirs(field) && !isMine(field)),
    clashes: fields.filter((field) => isTheirs(field) && isMine(field) && !isSame(mine, theirs, field)),
  };
}
