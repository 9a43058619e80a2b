import { type OwnTeam, teams } from '@marquee/shared-contracts';
import { Call, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Joining the team of an invite (TM-2). */
export class InviteStore {
  readonly joining: Call<[], OwnTeam>;

  constructor(code: string) {
    this.joining = new Call(async () => (await request(teams.joinByInvite, { params: { code } })).data);
    makeAutoObservable(this, { joining: false }, { autoBind: true });
  }

  /** Why not; an invite that is absent was replaced by a newer one, or its team was deleted. */
  get refusal(): string | undefined {
    const { error } = this.joining;
    return error?.status === 404
      ? 'This invite is not valid any more. Ask the team for a new one.'
      : error?.message;
  }

  /** The team that the person is in now. */
  async join(): Promise<OwnTeam | undefined> {
    const team = await this.joining.run();
    if (team !== undefined) toasts.success(`You are in the team ${team.teamName} now.`);
    return team;
  }
}
