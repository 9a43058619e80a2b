import { formatDateTime } from '@marquee/shared-contracts';
import type { ListedPerson } from './DoorPeople';

/** The outcome of a scan or a press; `person` is missing for codes that name nobody here. */
export interface Outcome {
  kind: 'in' | 'already' | 'cancelled' | 'undone' | 'other-event' | 'unknown' | 'no-ticket';
  person?: ListedPerson | undefined;
  /** The time of the check-in before this one. */
  at?: string | undefined;
}

export const isGood = ({ kind }: Outcome): boolean => kind === 'in' || kind === 'undone';

const TITLES: Record<Outcome['kind'], string> = {
  in: 'Checked in',
  already: 'Already in',
  cancelled: 'Cancelled registration',
  undone: 'Check-in undone',
  'other-event': 'A ticket of another event',
  unknown: 'Unknown ticket',
  'no-ticket': 'Not a ticket',
};

export const getTitle = ({ kind }: Outcome): string => TITLES[kind];

const formatTime = (time: string): string => formatDateTime(time);

/** The sentence under the title; undefined if the title says all. */
export function describeOutcome({ kind, at }: Outcome): string | undefined {
  if (kind === 'already' && at !== undefined) return `Since ${formatTime(at)}.`;
  if (kind === 'cancelled') return 'This person gave the seat back.';
  if (kind === 'unknown')
    return 'The ticket was renewed, or its registration is not on this list. Search by name.';
  if (kind === 'no-ticket') return 'This code is something else.';
  return undefined;
}
