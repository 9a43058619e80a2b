/** Refuses a value with the text to show under its field, or answers undefined when the value may stand. */
export type Rule<Values> = (value: string, values: Values) => string | undefined;

/** The rules of a form: at most one for each field, by the field's name on the wire. */
export type FormRules<Values> = { readonly [Field in keyof Values]?: Rule<Values> };

/** The refused fields with their texts; empty when the form may be sent. Every refused field is named at once (AU-14). */
export type FieldErrors<Values> = { [Field in keyof Values]?: string };

/** Applies a form's rules; the browser shows what comes back, the server refuses with it (G-1). */
export function findFieldErrors<Values>(rules: FormRules<Values>, values: Values): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const field of Object.keys(rules) as (keyof Values)[]) {
    const value = values[field];
    const message = rules[field]?.(typeof value === 'string' ? value : '', values);
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}
