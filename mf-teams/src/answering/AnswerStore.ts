import { type RequestState, teams } from '@marquee/shared-contracts';
import { Call, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

export type Response = 'APPROVED' | 'REJECTED';

/** The leader's answer to one request to join (TM-7). */
export class AnswerStore {
  /** What was pressed last. */
  response: Response | undefined = undefined;
  readonly answering: Call<[Response], RequestState>;

  constructor(requestId: string) {
    this.answering = new Call(
      async (response) =>
        (await request(teams.answerRequest, { params: { requestId }, query: { response } })).data.state,
    );
    makeAutoObservable(this, { answering: false }, { autoBind: true });
  }

  /** True when the server has spoken: the request has another state now, or had one before. */
  async answer(response: Response): Promise<boolean> {
    this.response = response;
    await this.answering.run(response);
    const { error } = this.answering;
    return error === undefined || error.status === 404 || error.status === 409;
  }

  isBusy(response: Response): boolean {
    return this.answering.loading && this.response === response;
  }

  /** Why the answer was refused; a request that is absent is another leader's now, or its team is gone (TM-6). */
  get refusal(): string | undefined {
    const { error } = this.answering;
    return error?.status === 404 ? 'This request is no longer yours to answer.' : error?.message;
  }
}
