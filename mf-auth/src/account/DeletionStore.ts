import { auth, deletionRules, PASSWORD_CALL_MS } from '@marquee/shared-contracts';
import { RemoteCall, FormStore, request, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Deletes the own account for good, by its password (PR-6). */
export class DeletionStore {
  isDialogOpen = false;
  form = new FormStore({ currentPassword: '' }, deletionRules);
  readonly deleting = new RemoteCall((currentPassword: string) =>
    request(auth.deleteAccount, { body: { currentPassword }, timeoutMilliseconds: PASSWORD_CALL_MS }),
  );

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  openDialog(): void {
    this.isDialogOpen = true;
    this.form = new FormStore({ currentPassword: '' }, deletionRules);
    this.deleting.reset();
  }

  closeDialog(): void {
    this.isDialogOpen = false;
  }

  /** Why the account stands, where that is not about the password. */
  get failureText(): string | undefined {
    const { error } = this.deleting;
    return error === undefined || 'currentPassword' in error.fieldErrors ? undefined : error.message;
  }

  /** Afterwards nobody is logged in here, and the shell's guard leads home. */
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
