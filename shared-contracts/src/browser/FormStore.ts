import { makeAutoObservable } from 'mobx';
import { type FieldErrors, findFieldErrors, type FormRules } from '../contract/index';

/** A form's values and what is refused of them: checked by the contract's rules, or refused by the server (G-1, AU-14). */
export class FormStore<Values extends object> {
  values: Values;
  errors: FieldErrors<Values> = {};

  constructor(
    initial: Values,
    private readonly rules: FormRules<Values>,
  ) {
    this.values = initial;
    makeAutoObservable<this, 'rules'>(this, { rules: false }, { autoBind: true });
  }

  /** Changes one field; its error goes, the others stay. */
  set<Field extends keyof Values>(field: Field, value: Values[Field]): void {
    this.values[field] = value;
    delete this.errors[field];
  }

  /** Applies the rules, to some fields alone when a step asks for no more; true when nothing of these is refused. */
  validate(fields?: readonly (keyof Values)[]): boolean {
    this.errors = this.findErrors(fields);
    return Object.keys(this.errors).length === 0;
  }

  /** Whether these fields may stand, without showing anything. */
  isValid(fields: readonly (keyof Values)[]): boolean {
    return Object.keys(this.findErrors(fields)).length === 0;
  }

  /** Shows the server's refusals beside their fields; what was typed stays. */
  setErrors(errors: Readonly<Record<string, string>>): void {
    this.errors = { ...errors } as FieldErrors<Values>;
  }

  private findErrors(fields: readonly (keyof Values)[] | undefined): FieldErrors<Values> {
    const refused = findFieldErrors(this.rules, this.values);
    if (fields === undefined) return refused;
    const asked = Object.entries(refused).filter(([field]) => fields.includes(field as keyof Values));
    return Object.fromEntries(asked) as FieldErrors<Values>;
  }
}
