import { RemoteCall, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** The dialog and the request of an action that needs a confirmation. */
export class ConfirmStore {
  isDialogOpen = false;
  readonly confirming: RemoteCall<[], true>;

  constructor(action: () => Promise<unknown>) {
    this.confirming = new RemoteCall(async () => {
      await action();
      return true as const;
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  openDialog(): void {
    this.confirming.reset();
    this.isDialogOpen = true;
  }

  closeDialog(): void {
    this.isDialogOpen = false;
  }

  /**
   * Runs the action; resolves to true on success. A client error closes the dialog and shows a toast, since a refresh may
   * remove the button; any other failure keeps the dialog open for another try.
   */
  async confirm(): Promise<boolean> {
    const isDone = (await this.confirming.run()) === true;
    const { error } = this.confirming;
    const isClientError = error !== undefined && error.status >= 400 && error.status < 500;
    if (isClientError) toasts.error(error.message);
    if (isDone || isClientError) this.closeDialog();
    return isDone;
  }
}
