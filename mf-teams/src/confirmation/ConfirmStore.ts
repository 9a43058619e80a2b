import { RemoteCall, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Something that is done after the person has said so: asked, then done, or refused with a reason. */
export class ConfirmStore {
  isDialogOpen = false;
  readonly confirming: RemoteCall<[], true>;

  constructor(work: () => Promise<unknown>) {
    this.confirming = new RemoteCall(async () => {
      await work();
      return true as const;
    });
    makeAutoObservable(this, { confirming: false }, { autoBind: true });
  }

  openDialog(): void {
    this.confirming.reset();
    this.isDialogOpen = true;
  }

  closeDialog(): void {
    this.isDialogOpen = false;
  }

  /**
   * True when it is done. A refusal is said in a toast, since what was asked about may go with it; without an answer the
   * question stays, to be tried again.
   */
  async confirm(): Promise<boolean> {
    const done = (await this.confirming.run()) === true;
    const { error } = this.confirming;
    const refused = error !== undefined && error.status >= 400 && error.status < 500;
    if (refused) toasts.error(error.message);
    if (done || refused) this.closeDialog();
    return done;
  }
}
