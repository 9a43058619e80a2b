import type { EventDetails } from '@marquee/shared-contracts';

type Sizes = Pick<EventDetails, 'teamCreationAllowed' | 'minTeamSize' | 'maxTeamSize'>;

/** Who may take part: "Individual" or "Teams of 2–4" (EV-16). */
export function formatEligibility({ teamCreationAllowed, minTeamSize, maxTeamSize }: Sizes): string {
  if (!teamCreationAllowed) return 'Individual';
  // chosen: "Teams of 3" where both sizes are the same, since "3–3" reads like a slip.
  return minTeamSize === maxTeamSize ? `Teams of ${maxTeamSize}` : `Teams of ${minTeamSize}–${maxTeamSize}`;
}

/** The size of a team: "Up to 4", or "Individual" (EV-16). */
export const formatTeamSize = ({ teamCreationAllowed, maxTeamSize }: Sizes): string =>
  teamCreationAllowed ? `Up to ${maxTeamSize}` : 'Individual';
