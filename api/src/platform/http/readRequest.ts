import type { Endpoint } from '@marquee/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import { refuse } from './refuse';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a lower-case UUID (G-4). */
export const isId = (text: string): boolean => UUID.test(text);

/** Path parameters are ids, so an invalid id means a missing object (AP-2). */
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
 * Validates a body or a query by its schema; the error has the first text per invalid field (AU-14, C3). An
 * issue with `speaksForAll` is also the message of the error (EV-3, AU-33).
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
    // A body that is not an object has no field to report.
    if (field !== '' && !errors.has(field)) errors.set(field, issue.message);
  }
  return refuse('VALIDATION', {
    errors: [...errors].map(([field, message]) => ({ field, message })),
    ...(whole !== undefined && { message: whole.message }),
  });
}

/** Accepts multipart only for upload calls, and nothing else for those (C8). */
export function requireEncoding({ definition: { encoding } }: Endpoint, request: FastifyRequest): void {
  const isMultipart = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
  if (encoding === 'multipart' && !isMultipart) refuse('MULTIPART_ONLY');
  if (encoding === undefined && isMultipart) refuse('UNSUPPORTED_TYPE');
}
