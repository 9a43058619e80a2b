import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, errorBody, errorCatalogue } from '@marquee/shared-contracts';
import type { z } from 'zod/mini';

export interface ReceivedReply {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/** The catalogue's pairs of code and status. */
const known = new Set(
  Object.entries(errorCatalogue).map(
    ([name, refusal]) => `${refusal.status} ${'code' in refusal ? refusal.code : name}`,
  ),
);

/** Describes how a reply breaks the contract; undefined for a valid reply. */
export function findReplyViolation({ definition }: Endpoint, reply: ReceivedReply): string | undefined {
  const { statusCode, headers, body } = reply;
  if (statusCode >= 500) return `status ${statusCode}`;
  if (statusCode === 304) return body === '' ? undefined : 'a body with 304';
  const type = String(headers['content-type']);
  // Streams and CSV lists have no schema.
  if (statusCode === 200 && definition.stream === true && type.startsWith('text/event-stream'))
    return undefined;
  if (statusCode === 200 && type.startsWith('text/csv')) return undefined;
  if (statusCode === 200 && definition.mediaType !== undefined && type.startsWith(definition.mediaType))
    return undefined;
  if (!type.startsWith('application/json')) return `the type ${type}`;
  const parsed = parseJson(body);
  if (statusCode >= 400) return findErrorViolation(statusCode, parsed);
  if (statusCode !== 200 && statusCode !== definition.status) return `status ${statusCode}`;
  return findSchemaViolation(definition.reply, parsed);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function findErrorViolation(status: number, body: unknown): string | undefined {
  const { code, message }: { code?: unknown; message?: unknown } = Object(body);
  if (!known.has(`${status} ${String(code)}`)) return `the unknown refusal ${status} ${String(code)}`;
  if (message === '') return 'a refusal without a text';
  return findSchemaViolation(errorBody, body);
}

/** A schema drops unknown fields, so its output differs from a reply with such a field. */
function findSchemaViolation(schema: z.ZodMiniType, body: unknown): string | undefined {
  const result = schema.safeParse(body);
  if (!result.success) {
    const [issue] = result.error.issues;
    return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not of the schema'}`;
  }
  return isDeepStrictEqual(result.data, body) ? undefined : 'more than the schema names';
}
