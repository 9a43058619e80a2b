import { formatFullName, type OwnTeam, teams } from '@marquee/shared-contracts';
import { RemoteCall, request, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

type Member = OwnTeam['members'][number];

/** The participant's team in one event, or null, and the changes to its members. */
export class TeamStore {
  readonly loading: RemoteCall<[], OwnTeam | null>;
  readonly #eventId: string;

  constructor(eventId: string) {
    this.#eventId = eventId;
    this.loading = new RemoteCall(
      async () => (await request(teams.mine, { params: { eventId: this.#eventId } })).data,
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get team(): OwnTeam | null | undefined {
    return this.loading.result;
  }

  /** Reloads the team; after a 403 the error replaces it, since the participant has lost access. */
  async refresh(): Promise<void> {
    await this.loading.refresh();
    if (this.loading.refreshError?.status === 403) await this.loading.run();
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
    toasts.success(`${formatFullName(member)} is no longer in the team.`);
  }

  async handOver({ id: teamId }: OwnTeam, member: Member): Promise<void> {
    await request(teams.handOver, { params: { teamId }, body: { accountId: member.id } });
    toasts.success(`${formatFullName(member)} is now the team leader.`);
  }
}
