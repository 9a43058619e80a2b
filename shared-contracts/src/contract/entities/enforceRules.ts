import type { z } from '#schema';
import { findFieldErrors, type FormRules } from '../rules/Rule';

/**
 * Makes a form's rules a check of its schema, so that the server refuses with the browser's words (G-1). With
 * `speaksForAll` a rule's text is the message of the whole refusal too.
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
