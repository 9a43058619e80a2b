import { type ErrorBody, type ErrorCode, errorCatalogue } from '../contract/index';

type Details = Pick<ErrorBody, 'errors' | 'draft' | 'answer' | 'lastPage'>;

/** An error response of the server. */
export const createErrorResponse = (name: ErrorCode, details: Details = {}): Response => {
  const refusal = errorCatalogue[name];
  const code = 'code' in refusal ? refusal.code : name;
  const { status, message } = refusal;
  return Response.json({ status: 'ERROR', code, message, ...details } satisfies ErrorBody, { status });
};

/** Field errors in wire format. */
export const listFieldErrors = (errors: Record<string, string>): ErrorBody['errors'] =>
  Object.entries(errors).map(([field, message]) => ({ field, message }));

/** Thrown by a call's handler to fail the call. */
export class FakeApiError extends Error {
  constructor(readonly response: Response) {
    super('refused');
  }
}

/**
 * Fails a call from its handler: `api.on(quiz.answer, () => failCall('QUIZ_OVER'))`.
 * @throws FakeApiError, always
 */
export const failCall = (name: ErrorCode, details?: Details): never => {
  throw new FakeApiError(createErrorResponse(name, details));
};
