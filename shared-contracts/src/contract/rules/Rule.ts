/** Returns the error text for a field's value, or undefined for a valid value. */
export type Rule<Values> = (value: string, values: Values) => string | undefined;

/** The rules of a form, at most one per field, by wire name. */
export type FormRules<Values> = { readonly [Field in keyof Values]?: Rule<Values> };

/** Error texts by field; empty for a valid form. Every invalid field is reported together. */
export type FieldErrors<Values> = { [Field in keyof Values]?: string };

/** Applies a form's rules; browser and server share the result (G-1). */
export function findFieldErrors<Values>(rules: FormRules<Values>, values: Values): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const field of Object.keys(rules) as (keyof Values)[]) {
    const value = values[field];
    const message = rules[field]?.(typeof value === 'string' ? value : '', values);
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}
