import { type OwnTeam, teams } from '@marquee/shared-contracts';
import { RemoteCall, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** The own team in an event, with its invite. */
export class TeamInviteStore {
  readonly loading: RemoteCall<[], OwnTeam | null>;
  readonly creating = new RemoteCall((teamId: string) => request(teams.invite, { params: { teamId } }));

  constructor(eventId: string) {
    this.loading = new RemoteCall(async () => (await request(teams.mine, { params: { eventId } })).data);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Creates the invite and reads it; a failure is told in a toast. */
  async createInvite(teamId: string): Promise<void> {
    if ((await this.creating.run(teamId)) === undefined) toasts.error(this.creating.error?.message ?? '');
    await this.loading.refresh();
  }
}
