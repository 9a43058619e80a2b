import { makeAutoObservable } from 'mobx';
import { type FieldErrors, findFieldErrors, type FormRules } from '../contract/index';

/** A form's values and their errors, from the contract's rules or from the server. */
export class FormStore<Values extends object> {
  values: Values;
  errors: FieldErrors<Values> = {};
  readonly #rules: FormRules<Values>;

  constructor(initial: Values, rules: FormRules<Values>) {
    this.#rules = rules;
    this.values = initial;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Changes one field and clears its error. */
  set<Field extends keyof Values>(field: Field, value: Values[Field]): void {
    this.values[field] = value;
    delete this.errors[field];
  }

  /**
   * Shows the errors of all fields, or of the given fields, by the form's rules or by others. Returns whether there
   * are none.
   */
  validate(fields?: readonly (keyof Values)[], rules = this.#rules): boolean {
    this.errors = this.#findErrors(fields, rules);
    return Object.keys(this.errors).length === 0;
  }

  /** Checks the given fields without showing errors. */
  isValid(fields: readonly (keyof Values)[]): boolean {
    return Object.keys(this.#findErrors(fields)).length === 0;
  }

  /** Shows the server's errors beside their fields. */
  setErrors(errors: Readonly<Record<string, string>>): void {
    this.errors = { ...errors } as FieldErrors<Values>;
  }

  #findErrors(fields: readonly (keyof Values)[] | undefined, rules = this.#rules): FieldErrors<Values> {
    const errors = findFieldErrors(rules, this.values);
    if (fields === undefined) return errors;
    const selected = Object.entries(errors).filter(([field]) => fields.includes(field as keyof Values));
    return Object.fromEntries(selected) as FieldErrors<Values>;
  }
}
