import type { AttemptState } from '@marquee/shared-contracts';

/** What an attempt's state is called on a host's screen. */
export const stateNames: Readonly<Record<AttemptState, string>> = {
  OPEN: 'Still open',
  SUBMITTED: 'Submitted',
  AUTO_SUBMITTED: 'Submitted at the end',
  DISQUALIFIED: 'Disqualified',
  VOID: 'Void',
};

/** Only what counts can be taken off the board (LB-7). */
export const canBeDisqualified = (state: AttemptState): boolean =>
  state === 'SUBMITTED' || state === 'AUTO_SUBMITTED';
