import type { AttemptState } from '@marquee/shared-contracts';

/** Labels of attempt states on hosts' screens. */
export const attemptStateNames: Readonly<Record<AttemptState, string>> = {
  OPEN: 'Still open',
  SUBMITTED: 'Submitted',
  AUTO_SUBMITTED: 'Submitted at the end',
  DISQUALIFIED: 'Disqualified',
  VOID: 'Void',
};

/** Only ranked attempts can be disqualified (LB-7). */
export const canBeDisqualified = (state: AttemptState): boolean =>
  state === 'SUBMITTED' || state === 'AUTO_SUBMITTED';
