import { auth, deleteAccountRules, PASSWORD_CALL_MS } from '@marquee/shared-contracts';
import { RemoteCall, FormStore, request, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Deletes the account permanently after checking its password (PR-6). */
export class DeletionStore {
  isDialogOpen = false;
  form = new FormStore({ currentPassword: '' }, deleteAccountRules);
  readonly deleting = new RemoteCall((currentPassword: string) =>
    request(auth.deleteAccount, { body: { currentPassword }, timeoutMilliseconds: PASSWORD_CALL_MS }),
  );

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  openDialog(): void {
    this.isDialogOpen = true;
    this.form = new FormStore({ currentPassword: '' }, deleteAccountRules);
    this.deleting.reset();
  }

  closeDialog(): void {
    this.isDialogOpen = false;
  }

  /** The error of the whole form; undefined if the password field shows it. */
  get failureText(): string | undefined {
    const { error } = this.deleting;
    return error === undefined || 'currentPassword' in error.fieldErrors ? undefined : error.message;
  }

  /** Deletes the account and ends the session; the shell's guard then redirects home. */
  async deleteAccount(): Promise<void> {
    if (this.deleting.loading || !this.form.validate()) return;
    const reply = await this.deleting.run(this.form.values.currentPassword);
    if (reply === undefined) {
      this.form.setErrors(this.deleting.error?.fieldErrors ?? {});
      return;
    }
    toasts.success(reply.message ?? 'Your account was deleted.');
    await session.logOut();
  }
}
