import { FormStore, formDraft } from '@marquee/shared-contracts/browser';
import { type FormRules } from '@marquee/shared-contracts';
import { makeAutoObservable } from 'mobx';
import type { EventField, EventValues } from './EventValues';
import { PictureUpload } from './PictureUpload';

/** The draft of an event over both steps, stored on this tab across navigation and reload. */
export class EventDraft {
  readonly form: FormStore<EventValues>;
  readonly picture = new PictureUpload((imageUrl) => this.set('imageUrl', imageUrl));
  readonly #storageKey: string;

  constructor(storageKey: string, initial: EventValues, rules: FormRules<EventValues>) {
    this.#storageKey = storageKey;
    this.form = new FormStore(formDraft.restore(storageKey, initial), rules);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get values(): EventValues {
    return this.form.values;
  }

  set<Field extends EventField>(field: Field, value: EventValues[Field]): void {
    this.form.set(field, value);
    this.save();
  }

  /** Replaces all values, for a copied event. */
  replace(values: EventValues): void {
    this.form.values = values;
    this.save();
  }

  save(): void {
    formDraft.save(this.#storageKey, this.form.values);
  }

  clear(): void {
    this.picture.stop();
    formDraft.remove(this.#storageKey);
  }
}
