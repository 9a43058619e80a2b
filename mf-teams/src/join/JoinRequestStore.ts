import { type FoundTeam, teams } from '@marquee/shared-contracts';
import { RemoteCall, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Asking one team, and taking the request back (TM-5, TM-7); each refusal is said in a toast (TM-14). */
export class JoinRequestStore {
  readonly sending: RemoteCall<[], string>;
  readonly cancelling = new RemoteCall((requestId: string) =>
    request(teams.cancelRequest, { params: { requestId } }),
  );

  constructor(private readonly team: Pick<FoundTeam, 'id' | 'name'>) {
    this.sending = new RemoteCall(
      async () => (await request(teams.requestToJoin, { params: { teamId: team.id } })).id,
    );
    makeAutoObservable<this, 'team'>(
      this,
      { sending: false, cancelling: false, team: false },
      { autoBind: true },
    );
  }

  /** True when the request waits for its answer. */
  async send(): Promise<boolean> {
    if ((await this.sending.run()) === undefined) return this.showError(this.sending);
    toasts.success(`Your request to join ${this.team.name} was sent.`);
    return true;
  }

  /** True when the request is taken back. */
  async cancel(requestId: string): Promise<boolean> {
    if ((await this.cancelling.run(requestId)) === undefined) return this.showError(this.cancelling);
    toasts.success(`Your request to join ${this.team.name} was cancelled.`);
    return true;
  }

  private showError({ error }: Pick<RemoteCall<never[], unknown>, 'error'>): false {
    // A team that was deleted, or has become private, is absent.
    toasts.error(error?.status === 404 ? `${this.team.name} is no longer there.` : (error?.message ?? ''));
    return false;
  }
}
