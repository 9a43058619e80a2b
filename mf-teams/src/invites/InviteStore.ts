import { type InvitingTeam, type OwnTeam, teams } from '@marquee/shared-contracts';
import { type ApiError, RemoteCall, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** 404 means that a newer invite replaced this invite, or that the team was deleted. */
const describeError = ({ status, message }: ApiError): string =>
  status === 404 ? 'This invite is not valid any more. Ask the team for a new one.' : message;

/** The reason why an invite is invalid; undefined for other errors. */
export const getInvalidReason = (error: ApiError | undefined): string | undefined =>
  error?.status === 404 || error?.code === 'INVITE_EXPIRED' ? describeError(error) : undefined;

/** Loads the team of an invite, and joins the team. */
export class InviteStore {
  readonly loading: RemoteCall<[], InvitingTeam>;
  readonly joining: RemoteCall<[], OwnTeam>;

  constructor(code: string) {
    const params = { code };
    this.loading = new RemoteCall(async () => (await request(teams.seeInvite, { params })).data);
    this.joining = new RemoteCall(async () => (await request(teams.joinByInvite, { params })).data);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The reason why the invite is invalid; undefined for a valid invite. */
  get invalidReason(): string | undefined {
    return getInvalidReason(this.loading.error);
  }

  get errorMessage(): string | undefined {
    const { error } = this.joining;
    return error && describeError(error);
  }

  /** Resolves to the joined team; an error reply refreshes the invite, since its team has changed. */
  async join(): Promise<OwnTeam | undefined> {
    const team = await this.joining.run();
    if (team !== undefined) toasts.success(`You are in the team ${team.teamName} now.`);
    else if (this.joining.error?.status !== 0) void this.loading.run();
    return team;
  }
}
