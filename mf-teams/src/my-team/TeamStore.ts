import { type OwnTeam, teams } from '@marquee/shared-contracts';
import { Call, request } from '@marquee/shared-contracts/browser';

/** The person's own team in one event, or null (TM-11). */
export class TeamStore {
  readonly team: Call<[], OwnTeam | null>;

  constructor(eventId: string) {
    this.team = new Call(async () => (await request(teams.mine, { params: { eventId } })).data);
  }
}
