import { FormStore, keptForm } from '@marquee/shared-contracts/browser';
import { type FormRules } from '@marquee/shared-contracts';
import { makeAutoObservable } from 'mobx';
import type { EventField, EventValues } from './EventValues';
import { PictureUpload } from './PictureUpload';

/** An event as it is being written, over all its steps: kept on this tab over going back and reloading (AU-19's way). */
export class EventDraft {
  readonly form: FormStore<EventValues>;
  readonly picture = new PictureUpload((imageUrl) => this.set('imageUrl', imageUrl));

  constructor(
    private readonly name: string,
    initial: EventValues,
    rules: FormRules<EventValues>,
  ) {
    this.form = new FormStore(keptForm.over(name, initial), rules);
    makeAutoObservable<this, 'name'>(this, { form: false, picture: false, name: false }, { autoBind: true });
  }

  get values(): EventValues {
    return this.form.values;
  }

  set<Field extends EventField>(field: Field, value: EventValues[Field]): void {
    this.form.set(field, value);
    this.keep();
  }

  /** Takes all values at once, as a copied event brings them. */
  replace(values: EventValues): void {
    this.form.values = values;
    this.keep();
  }

  keep(): void {
    keptForm.keep(this.name, this.form.values);
  }

  drop(): void {
    this.picture.stop();
    keptForm.drop(this.name);
  }
}
