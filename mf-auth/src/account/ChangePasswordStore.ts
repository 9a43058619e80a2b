import {
  auth,
  type ChangePasswordForm,
  changePasswordFormRules,
  PASSWORD_CALL_MS,
} from '@marquee/shared-contracts';
import { RemoteCall, FormStore, request, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

const createEmptyForm = (): ChangePasswordForm => ({
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
});

/** Changes the password after checking the current password; this session stays valid. */
export class ChangePasswordStore {
  form = new FormStore<ChangePasswordForm>(createEmptyForm(), changePasswordFormRules);
  readonly changing = new RemoteCall(({ currentPassword, newPassword }: ChangePasswordForm) =>
    request(auth.changeOwnPassword, {
      body: { currentPassword, newPassword },
      timeoutMilliseconds: PASSWORD_CALL_MS,
    }),
  );

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The error of the whole form; undefined if fields show it. */
  get failureText(): string | undefined {
    const { error } = this.changing;
    return error === undefined || Object.keys(error.fieldErrors).length > 0 ? undefined : error.message;
  }

  async change(): Promise<void> {
    this.changing.reset();
    if (!this.form.validate()) return;
    const reply = await this.changing.run(this.form.values);
    if (reply === undefined) {
      this.form.setErrors(this.changing.error?.fieldErrors ?? {});
      return;
    }
    this.clear();
    if (reply.message !== undefined) toasts.success(reply.message);
  }

  private clear(): void {
    this.form = new FormStore(createEmptyForm(), changePasswordFormRules);
  }
}
