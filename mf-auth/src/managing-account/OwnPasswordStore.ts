import { auth, type OwnPassword, ownPasswordStepRules, PASSWORD_CALL_MS } from '@marquee/shared-contracts';
import { Call, FormStore, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

const empty = (): OwnPassword => ({ currentPassword: '', newPassword: '', confirmPassword: '' });

/** Changes the password by the current one; this session stays (AU-37). */
export class OwnPasswordStore {
  form = new FormStore<OwnPassword>(empty(), ownPasswordStepRules);
  readonly changing = new Call(({ currentPassword, newPassword }: OwnPassword) =>
    request(auth.changeOwnPassword, {
      body: { currentPassword, newPassword },
      timeoutMilliseconds: PASSWORD_CALL_MS,
    }),
  );

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Why nothing was changed, where that is not about a field. */
  get failure(): string | undefined {
    const { error } = this.changing;
    return error === undefined || Object.keys(error.fieldErrors).length > 0 ? undefined : error.message;
  }

  async change(): Promise<void> {
    this.changing.reset();
    if (!this.form.check()) return;
    const reply = await this.changing.run(this.form.values);
    if (reply === undefined) {
      this.form.refuse(this.changing.error?.fieldErrors ?? {});
      return;
    }
    this.clear();
    if (reply.message !== undefined) toasts.success(reply.message);
  }

  private clear(): void {
    this.form = new FormStore(empty(), ownPasswordStepRules);
  }
}
