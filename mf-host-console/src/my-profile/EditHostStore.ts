import {
  type HostProfile,
  hostProfile,
  type HostProfileForm,
  hostProfileRules,
} from '@marquee/shared-contracts';
import { Call, FormStore, keptForm, request, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

const fieldsOf = (saved: HostProfile): HostProfileForm => ({
  firstname: saved.firstname,
  lastname: saved.lastname,
  mobile: saved.mobile,
  organization: saved.organization ?? '',
  designation: saved.designation ?? '',
});

/** Editing the host's own profile; what was typed is kept over going back and reloading. */
export class EditHostStore {
  readonly form: FormStore<HostProfileForm>;
  readonly saving = new Call(
    async () => (await request(hostProfile.update, { body: this.form.values })).data,
  );
  private saved: HostProfileForm;
  private readonly name: string;

  constructor(loaded: HostProfile) {
    this.saved = fieldsOf(loaded);
    this.name = `hostProfile.${loaded.id}`;
    this.form = new FormStore<HostProfileForm>(keptForm.over(this.name, this.saved), hostProfileRules);
    makeAutoObservable<this, 'name'>(this, { form: false, saving: false, name: false }, { autoBind: true });
  }

  /** Something was typed that is not saved. */
  get changed(): boolean {
    const fields = Object.keys(this.saved) as (keyof HostProfileForm)[];
    return fields.some((field) => this.form.values[field] !== this.saved[field]);
  }

  set(field: keyof HostProfileForm, value: string): void {
    this.form.set(field, value);
    keptForm.keep(this.name, this.form.values);
  }

  discard(): void {
    this.form.values = { ...this.saved };
    this.form.refuse({});
    this.saving.reset();
    keptForm.drop(this.name);
  }

  /** Saves the form; the page's own account follows at once. True when it is saved. */
  async save(): Promise<boolean> {
    if (this.saving.loading || !this.form.check()) return false;
    const reply = await this.saving.run();
    if (reply === undefined) {
      this.form.refuse(this.saving.error?.fieldErrors ?? {});
      return false;
    }
    this.settle(reply);
    toasts.success('Profile updated successfully!');
    return true;
  }

  private settle(reply: HostProfile): void {
    this.saved = fieldsOf(reply);
    this.form.values = fieldsOf(reply);
    keptForm.drop(this.name);
    const { firstname, lastname, mobile, organization, designation } = reply;
    session.changeAccount({ firstname, lastname, mobile, organization, designation });
  }
}
