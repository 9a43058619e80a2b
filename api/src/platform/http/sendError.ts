import { type ErrorBody, type ErrorCode, errorCatalogue } from '@marquee/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isStorageFull } from '../database/isDatabaseUnavailable';
import { describeError, formatStackFrames } from '../describeError';
import { Refusal, type RefusalDetails } from './refuse';

/** Seconds before a retry with a busy or lost server. */
const BUSY_RETRY_SECONDS = 2;

/** Longer, because disk space needs an operator. */
const FULL_RETRY_SECONDS = 60;

/** The body of an error; several codes of the catalogue may share a wire code (AU-30). */
export function toErrorBody(refusal: ErrorCode, details: RefusalDetails = {}): ErrorBody {
  const { message, code } = { code: refusal, ...errorCatalogue[refusal] };
  const { errors, draft, answer, link, lastPage } = details;
  return {
    status: 'ERROR',
    code,
    message: details.message ?? message,
    ...(errors && { errors }),
    ...(draft && { draft }),
    ...(answer && { answer }),
    ...(link !== undefined && { link }),
    ...(lastPage !== undefined && { lastPage }),
  };
}

/** Maps the framework's errors to the catalogue: bad input is always 4xx. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode }: { code?: unknown; statusCode?: unknown } = Object(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('TOO_LARGE');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('UNSUPPORTED_TYPE');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Refusal('BAD_REQUEST');
  if (isStorageFull(error)) return new Refusal('STORAGE_FULL', { retryAfterSeconds: FULL_RETRY_SECONDS });
  return new Refusal(isDatabaseUnavailable(error) ? 'OVERLOADED' : 'INTERNAL');
}

/** Answers every error in the standard envelope; an unexpected error reveals only its request id (C4). */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { refusal, details } = toRefusal(error);
  const { status } = errorCatalogue[refusal];
  if (status >= 500)
    request.log.error({ ...describeError(error), at: formatStackFrames(error) }, 'call failed');
  const retryAfter = details.retryAfterSeconds ?? (status === 503 ? BUSY_RETRY_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const body = toErrorBody(refusal, details);
  return reply.status(status).send(status === 500 ? { ...body, requestId: request.id } : body);
}
