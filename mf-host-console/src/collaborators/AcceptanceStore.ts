import { administrators } from '@marquee/shared-contracts';
import { RemoteCall, request, session } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

export type Answer = 'accept' | 'leave';

/** A new administrator's answer to the invitation (HO-5). */
export class AcceptanceStore {
  readonly answering: RemoteCall<[Answer], Answer>;

  constructor(eventId: string) {
    this.answering = new RemoteCall(async (answer) => {
      if (answer === 'accept') await request(administrators.accept, { params: { eventId } });
      else {
        const hostId = session.account?.id ?? '';
        await request(administrators.remove, { params: { eventId, hostId } });
      }
      return answer;
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns true when the server accepted the answer; otherwise `answering.error` gives the reason. */
  async answer(answer: Answer): Promise<boolean> {
    return !this.answering.loading && (await this.answering.run(answer)) !== undefined;
  }
}
