import { type OwnTeam, teams } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';

/** Creates the team's invite and invalidates the previous invite. */
export const createInvite = ({ id: teamId }: OwnTeam): Promise<unknown> =>
  request(teams.invite, { params: { teamId } });
