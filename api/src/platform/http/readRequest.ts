import type { z } from 'zod/mini';
import { refuse } from './refuse';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text looks like an identifier, in lower case (G-4). */
export const isId = (text: string): boolean => UUID.test(text);

/** Path parameters name objects: what does not look like an identifier names none (AP-2). */
export function readParams(params: unknown): Record<string, string> {
  const given: Record<string, string> = { ...Object(params) };
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const id = value.toLowerCase();
      return isId(id) ? [name, id] : refuse('NOT_FOUND');
    }),
  );
}

/**
 * Reads a body or a query by its schema; the first text for each refused field goes back (AU-14, C3). An issue that
 * `speaksForAll` is also the message of the whole refusal (EV-3, AU-33).
 */
export function readWithSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const { issues } = result.error;
  const whole = issues.find((issue) => issue.code === 'custom' && issue.params?.speaksForAll === true);
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    // A body that is no object at all has no field to name.
    if (field !== '' && !errors.has(field)) errors.set(field, issue.message);
  }
  return refuse('VALIDATION', {
    errors: [...errors].map(([field, message]) => ({ field, message })),
    ...(whole !== undefined && { message: whole.message }),
  });
}
