import { Call, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Something that is done after the person has said so: asked, then done, or refused with a reason. */
export class ConfirmStore {
  asked = false;
  readonly doing: Call<[], true>;

  constructor(work: () => Promise<unknown>) {
    this.doing = new Call(async () => {
      await work();
      return true as const;
    });
    makeAutoObservable(this, { doing: false }, { autoBind: true });
  }

  ask(): void {
    this.doing.reset();
    this.asked = true;
  }

  leave(): void {
    this.asked = false;
  }

  /**
   * True when it is done. A refusal is said in a toast, since what was asked about may go with it; without an answer the
   * question stays, to be tried again.
   */
  async confirm(): Promise<boolean> {
    const done = (await this.doing.run()) === true;
    const { error } = this.doing;
    const refused = error !== undefined && error.status >= 400 && error.status < 500;
    if (refused) toasts.error(error.message);
    if (done || refused) this.leave();
    return done;
  }
}
