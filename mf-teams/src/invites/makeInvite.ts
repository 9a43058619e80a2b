import { type OwnTeam, teams } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';

/** Makes the team's invite; an earlier one is void from then on (TM-2). */
export const makeInvite = ({ id: teamId }: OwnTeam): Promise<unknown> =>
  request(teams.invite, { params: { teamId } });
