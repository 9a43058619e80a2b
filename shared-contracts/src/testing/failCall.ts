import { type ErrorBody, type ErrorCode, errorCatalogue } from '../contract/index';

type Details = Pick<ErrorBody, 'errors' | 'draft' | 'answer'>;

/** A refusal as the server sends it. */
export const errorResponse = (name: ErrorCode, details: Details = {}): Response => {
  const refusal = errorCatalogue[name];
  const code = 'code' in refusal ? refusal.code : name;
  const { status, message } = refusal;
  return Response.json({ status: 'ERROR', code, message, ...details } satisfies ErrorBody, { status });
};

/** Refused fields as they travel. */
export const fieldErrorList = (errors: Record<string, string>): ErrorBody['errors'] =>
  Object.entries(errors).map(([field, message]) => ({ field, message }));

/** Thrown by what answers a call, to refuse it. */
export class FakeApiError extends Error {
  constructor(readonly response: Response) {
    super('refused');
  }
}

/** Refuses the call that an answering function has before it: `api.on(quiz.answer, () => refuseCall('QUIZ_OVER'))`. */
export const failCall = (name: ErrorCode, details?: Details): never => {
  throw new FakeApiError(errorResponse(name, details));
};
