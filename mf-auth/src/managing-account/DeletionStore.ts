import { auth, deletionRules, PASSWORD_CALL_MS } from '@marquee/shared-contracts';
import { Call, FormStore, request, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** Deletes the own account for good, by its password (PR-6). */
export class DeletionStore {
  asked = false;
  form = new FormStore({ currentPassword: '' }, deletionRules);
  readonly deleting = new Call((currentPassword: string) =>
    request(auth.deleteAccount, { body: { currentPassword }, timeoutMilliseconds: PASSWORD_CALL_MS }),
  );

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  ask(): void {
    this.asked = true;
    this.form = new FormStore({ currentPassword: '' }, deletionRules);
    this.deleting.reset();
  }

  keep(): void {
    this.asked = false;
  }

  /** Why the account stands, where that is not about the password. */
  get failure(): string | undefined {
    const { error } = this.deleting;
    return error === undefined || 'currentPassword' in error.fieldErrors ? undefined : error.message;
  }

  /** Afterwards nobody is logged in here, and the shell's guard leads home. */
  async deleteForGood(): Promise<void> {
    if (this.deleting.loading || !this.form.check()) return;
    const reply = await this.deleting.run(this.form.values.currentPassword);
    if (reply === undefined) {
      this.form.refuse(this.deleting.error?.fieldErrors ?? {});
      return;
    }
    toasts.success(reply.message ?? 'Your account was deleted.');
    await session.logOut();
  }
}
