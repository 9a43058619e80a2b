import { type InvitingTeam, type OwnTeam, teams } from '@marquee/shared-contracts';
import { type ApiError, Call, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** An invite that is absent was replaced by a newer one, or its team was deleted. */
const reasonOf = ({ status, message }: ApiError): string =>
  status === 404 ? 'This invite is not valid any more. Ask the team for a new one.' : message;

/** The team of an invite, and joining it (TM-2). */
export class InviteStore {
  readonly seeing: Call<[], InvitingTeam>;
  readonly joining: Call<[], OwnTeam>;

  constructor(code: string) {
    const params = { code };
    this.seeing = new Call(async () => (await request(teams.seeInvite, { params })).data);
    this.joining = new Call(async () => (await request(teams.joinByInvite, { params })).data);
    makeAutoObservable(this, { seeing: false, joining: false }, { autoBind: true });
  }

  /** Why the invite leads nowhere. */
  get over(): string | undefined {
    const { error } = this.seeing;
    return error?.status === 404 || error?.code === 'INVITE_EXPIRED' ? reasonOf(error) : undefined;
  }

  /** Why the person could not join. */
  get refusal(): string | undefined {
    const { error } = this.joining;
    return error && reasonOf(error);
  }

  /** The team that the person is in now; a refusal means that what was seen of it is old. */
  async join(): Promise<OwnTeam | undefined> {
    const team = await this.joining.run();
    if (team !== undefined) toasts.success(`You are in the team ${team.teamName} now.`);
    else if (this.joining.error?.status !== 0) void this.seeing.run();
    return team;
  }
}
