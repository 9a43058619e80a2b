import { type ErrorBody, type RefusalCode, refusals } from '../contract/index';

type Details = Pick<ErrorBody, 'errors' | 'draft' | 'answer'>;

/** A refusal as the server sends it. */
export const refused = (name: RefusalCode, details: Details = {}): Response => {
  const refusal = refusals[name];
  const code = 'code' in refusal ? refusal.code : name;
  const { status, message } = refusal;
  return Response.json({ status: 'ERROR', code, message, ...details } satisfies ErrorBody, { status });
};

/** Refused fields as they travel. */
export const listed = (errors: Record<string, string>): ErrorBody['errors'] =>
  Object.entries(errors).map(([field, message]) => ({ field, message }));

/** Thrown by what answers a call, to refuse it. */
export class RefusedByFake extends Error {
  constructor(readonly response: Response) {
    super('refused');
  }
}

/** Refuses the call that an answering function has before it: `api.on(quiz.answer, () => refuseCall('QUIZ_OVER'))`. */
export const refuseCall = (name: RefusalCode, details?: Details): never => {
  throw new RefusedByFake(refused(name, details));
};
