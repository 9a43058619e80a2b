import { fullName, type OwnTeam, teams } from '@marquee/shared-contracts';
import { RemoteCall, request, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

type Member = OwnTeam['members'][number];

/** The participant's team in one event, or null, and the changes to its members. */
export class TeamStore {
  readonly loading: RemoteCall<[], OwnTeam | null>;
  /** Refreshes the team; a failure keeps the last result visible. */
  readonly refreshing: RemoteCall<[], OwnTeam | null>;

  constructor(private readonly eventId: string) {
    const read = async () => (await request(teams.mine, { params: { eventId: this.eventId } })).data;
    this.loading = new RemoteCall(read);
    this.refreshing = new RemoteCall(read);
    makeAutoObservable<this, 'eventId'>(
      this,
      { loading: false, refreshing: false, eventId: false },
      { autoBind: true },
    );
  }

  get team(): OwnTeam | null | undefined {
    return this.refreshing.result === undefined ? this.loading.result : this.refreshing.result;
  }

  /** Reloads the team; after a 403 the error replaces it, since the participant has lost access. */
  async refresh(): Promise<void> {
    if (this.loading.result === undefined) await this.loading.run();
    else if ((await this.refreshing.run()) === undefined && this.refreshing.error?.status === 403)
      await this.loading.run();
  }

  /** Removes a member; the team is deleted with its last member. */
  async remove({ id: teamId }: OwnTeam, accountId: string): Promise<void> {
    await request(teams.removeMember, { params: { teamId, accountId } });
  }

  async leave(team: OwnTeam): Promise<void> {
    await this.remove(team, session.account?.id ?? '');
    toasts.success(
      team.members.length > 1 ? `You have left ${team.teamName}.` : `${team.teamName} was deleted.`,
    );
  }

  async removeMember(team: OwnTeam, member: Member): Promise<void> {
    await this.remove(team, member.id);
    toasts.success(`${fullName(member)} is no longer in the team.`);
  }

  async handOver({ id: teamId }: OwnTeam, member: Member): Promise<void> {
    await request(teams.handOver, { params: { teamId }, body: { accountId: member.id } });
    toasts.success(`${fullName(member)} leads the team now.`);
  }
}
