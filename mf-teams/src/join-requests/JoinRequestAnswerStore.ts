import { type RequestState, teams } from '@marquee/shared-contracts';
import { RemoteCall, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

export type JoinRequestResponse = 'APPROVED' | 'REJECTED';

/** The leader's answer to one join request (TM-7). */
export class JoinRequestAnswerStore {
  response: JoinRequestResponse | undefined = undefined;
  readonly answering: RemoteCall<[JoinRequestResponse], RequestState>;
  readonly undoing: RemoteCall<[], void>;

  constructor(requestId: string) {
    this.undoing = new RemoteCall(async () => {
      await request(teams.restoreRequest, { params: { requestId } });
    });
    this.answering = new RemoteCall(
      async (response) =>
        (await request(teams.answerRequest, { params: { requestId }, query: { response } })).data.state,
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Resolves to true if the request is no longer pending, whether by this answer or by an earlier change. */
  async answer(response: JoinRequestResponse): Promise<boolean> {
    this.response = response;
    await this.answering.run(response);
    const { error } = this.answering;
    return error === undefined || error.status === 404 || error.status === 409;
  }

  /** Confirms a rejection with an undo, and calls `onUndone` when the request is pending again (TM-19). */
  offerUndo(text: string, onUndone: () => void): void {
    const undo = async () => {
      await this.undoing.run();
      if (this.undoing.error !== undefined) return void toasts.error(this.undoing.error.message);
      this.answering.reset();
      onUndone();
    };
    toasts.success(text, { label: 'Undo', run: () => void undo() });
  }

  isBusy(response: JoinRequestResponse): boolean {
    return this.answering.loading && this.response === response;
  }

  /** A missing request belongs to another leader now, or its team was deleted (TM-6). */
  get errorMessage(): string | undefined {
    const { error } = this.answering;
    return error?.status === 404 ? 'You can no longer answer this request.' : error?.message;
  }
}
