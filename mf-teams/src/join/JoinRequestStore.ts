import { formatShortDateTime, type FoundTeam, teams } from '@marquee/shared-contracts';
import { RemoteCall, request, serverClock, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Sends and cancels the join request to one team; errors are shown as toasts. */
export class JoinRequestStore {
  readonly sending: RemoteCall<[message: string], string>;
  readonly cancelling = new RemoteCall((requestId: string) =>
    request(teams.cancelRequest, { params: { requestId } }),
  );
  readonly #team: Pick<FoundTeam, 'id' | 'name'>;

  constructor(team: Pick<FoundTeam, 'id' | 'name'>) {
    this.#team = team;
    this.sending = new RemoteCall(
      async (message: string) =>
        (await request(teams.requestToJoin, { params: { teamId: team.id }, body: { message } })).id,
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async send(message: string): Promise<boolean> {
    if ((await this.sending.run(message)) === undefined) return this.#showError(this.sending);
    toasts.success(`Your request to join ${this.#team.name} was sent.`);
    return true;
  }

  async cancel(requestId: string): Promise<boolean> {
    if ((await this.cancelling.run(requestId)) === undefined) return this.#showError(this.cancelling);
    toasts.success(`Your request to join ${this.#team.name} was cancelled.`);
    return true;
  }

  #showError({ error }: Pick<RemoteCall<never[], unknown>, 'error'>): false {
    const again = error?.code === 'REJECTED_BEFORE' && error.retryAfterSeconds;
    if (error && again) {
      const time = formatShortDateTime(new Date(serverClock.now() + again * 1000).toISOString());
      toasts.error(`${error.message} You can ask again from ${time}.`);
      return false;
    }
    // The API replies 404 for a team that was deleted or has become private.
    toasts.error(error?.status === 404 ? `${this.#team.name} is no longer there.` : (error?.message ?? ''));
    return false;
  }
}
