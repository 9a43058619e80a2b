import type { z } from '#schema';
import { findFieldErrors, type FormRules } from '../rules/Rule';

/**
 * Turns a form's rules into a check of its schema, so that server and browser show the same text (G-1). With
 * `speaksForAll` a rule's text is also the message of the whole error.
 */
export const enforceRules =
  <Values>(
    rulesFor: (values: Values) => FormRules<Values>,
    params: { speaksForAll?: true } = {},
  ): z.core.CheckFn<Values> =>
  (payload) => {
    const errors = findFieldErrors(rulesFor(payload.value), payload.value);
    for (const [field, message] of Object.entries(errors)) {
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        path: [field],
        message: String(message),
        params,
      });
    }
  };
