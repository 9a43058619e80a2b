import type { z } from '#schema';
import { fieldErrors, type FormRules } from '../rules/Rule';

/** Makes a form's rules a check of its schema, so that the server refuses with the browser's words (G-1). */
export const obeying =
  <Values>(rulesFor: (values: Values) => FormRules<Values>): z.core.CheckFn<Values> =>
  (payload) => {
    const errors = fieldErrors(rulesFor(payload.value), payload.value);
    for (const [field, message] of Object.entries(errors)) {
      payload.issues.push({ code: 'custom', input: payload.value, path: [field], message: String(message) });
    }
  };
