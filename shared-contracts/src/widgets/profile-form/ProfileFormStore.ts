import type { Account, FormRules } from '@marquee/shared-contracts';
import { RemoteCall, FormStore, formDraft, session, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

interface Kind<Profile, Values> {
  /** Reads the editable values of a profile. */
  fieldsOf: (profile: Profile) => Values;
  /** Reads the profile values that the session's account shows. */
  accountOf: (profile: Profile) => Partial<Account>;
  rules: FormRules<Values>;
  send: (values: Values) => Promise<Profile>;
}

/** Edits the account's own profile; `name` is the key of its draft, which survives navigation and reloads. */
export class ProfileFormStore<Profile, Values extends object> {
  readonly form: FormStore<Values>;
  readonly saving: RemoteCall<[], Profile>;
  private saved: Values;
  readonly #name: string;
  readonly #kind: Kind<Profile, Values>;

  constructor(name: string, loaded: Profile, kind: Kind<Profile, Values>) {
    this.#name = name;
    this.#kind = kind;
    this.saved = kind.fieldsOf(loaded);
    this.form = new FormStore<Values>(formDraft.restore(name, this.saved), kind.rules);
    this.saving = new RemoteCall(() => kind.send(this.form.values));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether there are unsaved changes. */
  get isChanged(): boolean {
    const fields = Object.keys(this.saved) as (keyof Values)[];
    return fields.some((field) => this.form.values[field] !== this.saved[field]);
  }

  /** Takes the refreshed profile; an unchanged form shows it. */
  follow(refreshed: Profile): void {
    if (!this.isChanged) this.form.values = this.#kind.fieldsOf(refreshed);
    this.saved = this.#kind.fieldsOf(refreshed);
  }

  set<Field extends keyof Values>(field: Field, value: Values[Field]): void {
    this.form.set(field, value);
    formDraft.save(this.#name, this.form.values);
  }

  discard(): void {
    this.form.values = { ...this.saved };
    this.form.setErrors({});
    this.saving.reset();
    formDraft.remove(this.#name);
  }

  /** Saves the form and updates the session's account; resolves to true on success. */
  async save(): Promise<boolean> {
    if (this.saving.loading || !this.form.validate()) return false;
    const reply = await this.saving.run();
    if (reply === undefined) {
      this.form.setErrors(this.saving.error?.fieldErrors ?? {});
      return false;
    }
    this.settle(reply);
    toasts.success('Profile updated successfully!');
    return true;
  }

  private settle(reply: Profile): void {
    this.saved = this.#kind.fieldsOf(reply);
    this.form.values = this.#kind.fieldsOf(reply);
    formDraft.remove(this.#name);
    session.changeAccount(this.#kind.accountOf(reply));
  }
}
