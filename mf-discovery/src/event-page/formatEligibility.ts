import type { EventDetails } from '@marquee/shared-contracts';

type Sizes = Pick<EventDetails, 'teamCreationAllowed' | 'minTeamSize' | 'maxTeamSize'>;

/** Formats who may take part: "Individual" or "Teams of 2–4" (EV-16). */
export function formatEligibility({ teamCreationAllowed, minTeamSize, maxTeamSize }: Sizes): string {
  if (!teamCreationAllowed) return 'Individual';
  // chosen: equal limits become "Teams of 3", since "3–3" looks like a typo.
  return minTeamSize === maxTeamSize ? `Teams of ${maxTeamSize}` : `Teams of ${minTeamSize}–${maxTeamSize}`;
}
