import { type InvitingTeam, type OwnTeam, teams } from '@marquee/shared-contracts';
import { type ApiError, RemoteCall, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** An invite that is absent was replaced by a newer one, or its team was deleted. */
const getReason = ({ status, message }: ApiError): string =>
  status === 404 ? 'This invite is not valid any more. Ask the team for a new one.' : message;

/** The team of an invite, and joining it (TM-2). */
export class InviteStore {
  readonly loading: RemoteCall<[], InvitingTeam>;
  readonly joining: RemoteCall<[], OwnTeam>;

  constructor(code: string) {
    const params = { code };
    this.loading = new RemoteCall(async () => (await request(teams.seeInvite, { params })).data);
    this.joining = new RemoteCall(async () => (await request(teams.joinByInvite, { params })).data);
    makeAutoObservable(this, { loading: false, joining: false }, { autoBind: true });
  }

  /** Why the invite leads nowhere. */
  get invalidReason(): string | undefined {
    const { error } = this.loading;
    return error?.status === 404 || error?.code === 'INVITE_EXPIRED' ? getReason(error) : undefined;
  }

  /** Why the person could not join. */
  get errorMessage(): string | undefined {
    const { error } = this.joining;
    return error && getReason(error);
  }

  /** The team that the person is in now; a refusal means that what was seen of it is old. */
  async join(): Promise<OwnTeam | undefined> {
    const team = await this.joining.run();
    if (team !== undefined) toasts.success(`You are in the team ${team.teamName} now.`);
    else if (this.joining.error?.status !== 0) void this.loading.run();
    return team;
  }
}
