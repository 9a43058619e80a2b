import { type ParticipantProfile, profile, type ProfileForm, profileRules } from '@marquee/shared-contracts';
import { Call, FormStore, keptForm, request, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

/** What can be edited: the profile's fields, and whether boards name the person (LB-6). */
export interface ProfileEdit extends ProfileForm {
  anonymous: boolean;
}

const fieldsOf = (saved: ParticipantProfile): ProfileEdit => ({
  firstName: saved.firstname,
  lastName: saved.lastname,
  mobile: saved.mobile,
  imageUrl: saved.imageUrl,
  anonymous: saved.anonymous,
});

/** Editing the own profile; what was typed is kept over going back and reloading. */
export class EditStore {
  readonly form: FormStore<ProfileEdit>;
  readonly saving = new Call(async () => (await request(profile.update, { body: this.form.values })).data);
  private saved: ProfileEdit;
  private readonly name: string;

  constructor(loaded: ParticipantProfile) {
    this.saved = fieldsOf(loaded);
    this.name = `profile.${loaded.id}`;
    this.form = new FormStore<ProfileEdit>(keptForm.over(this.name, this.saved), profileRules);
    makeAutoObservable<this, 'name'>(this, { form: false, saving: false, name: false }, { autoBind: true });
  }

  /** Something was typed that is not saved. */
  get changed(): boolean {
    const fields = Object.keys(this.saved) as (keyof ProfileEdit)[];
    return fields.some((field) => this.form.values[field] !== this.saved[field]);
  }

  /** The profile as it was read again: a form nobody has touched follows it. */
  follow(read: ParticipantProfile): void {
    if (!this.changed) this.form.values = fieldsOf(read);
    this.saved = fieldsOf(read);
  }

  set<Field extends keyof ProfileEdit>(field: Field, value: ProfileEdit[Field]): void {
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
    if (!this.form.check()) return false;
    const reply = await this.saving.run();
    if (reply === undefined) {
      this.form.refuse(this.saving.error?.fieldErrors ?? {});
      return false;
    }
    this.settle(reply);
    toasts.success('Profile updated successfully!');
    return true;
  }

  private settle(reply: ParticipantProfile): void {
    this.saved = fieldsOf(reply);
    this.form.values = fieldsOf(reply);
    keptForm.drop(this.name);
    const { firstname, lastname, mobile, imageUrl } = reply;
    session.changeAccount({ firstname, lastname, mobile, imageUrl });
  }
}
