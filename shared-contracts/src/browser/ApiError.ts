import type { Endpoint, ErrorBody } from '../contract/index';

/** Longest server message that a screen shows in place of its own text (AP-7). */
const READABLE = 200;
const UNREADABLE = 'UNREADABLE';
export const OFFLINE_MESSAGE = 'You appear to be offline';

interface Failing {
  status: number;
  code: string;
  message: string;
  fieldErrors?: Readonly<Record<string, string>>;
  draft?: ErrorBody['draft'];
  answer?: ErrorBody['answer'];
  retryAfterSeconds?: number | undefined;
}

const failureText = (call: Endpoint, { status }: Response): string =>
  call.definition.failure.replace('{code}', String(status));

/**
 * A call that failed. `message` is the server's reason where it can be read, else the endpoint's failure text;
 * `status` is 0 when no answer came (code OFFLINE); the code is UNREADABLE when the
 * answer was no envelope of ours.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  readonly status: number;
  readonly code: string;
  /** The server's refusals by field, to stand beside them. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The sign-up that waits for its code, with EMAIL_NOT_VERIFIED (AU-7). */
  readonly draft: ErrorBody['draft'];
  /** The answer that is stored instead, with ANSWER_CHANGED (QZ-10). */
  readonly answer: ErrorBody['answer'];
  /** How long the server asks to be left alone, where it says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, code, message, fieldErrors = {}, ...details }: Failing) {
    super(message);
    this.status = status;
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.draft = details.draft;
    this.answer = details.answer;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** Reads the server's error envelope; a body that is none (a proxy's page, say) gives the endpoint's failure text. */
  static async fromResponse(response: Response, call: Endpoint): Promise<ApiError> {
    const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
    const { message, code, errors } = body ?? {};
    const readable = typeof message === 'string' && message !== '' && message.length <= READABLE;
    const fields = Array.isArray(errors) ? errors.map((error) => [error.field, error.message]) : [];
    return new ApiError({
      status: response.status,
      code: typeof code === 'string' ? code : UNREADABLE,
      message: readable ? message : failureText(call, response),
      fieldErrors: Object.fromEntries(fields) as Record<string, string>,
      draft: body?.draft,
      answer: body?.answer,
      retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
    });
  }

  /** A success whose body is not the promised JSON: something other than the API answered (AP-7). */
  static unreadable(response: Response, call: Endpoint): ApiError {
    return new ApiError({
      status: response.status,
      code: UNREADABLE,
      message: failureText(call, response),
    });
  }

  /** No answer came: no network, no server, or not in time (AP-8). */
  static offline(): ApiError {
    return new ApiError({ status: 0, code: 'OFFLINE', message: OFFLINE_MESSAGE });
  }
}

/** Recognises an ApiError by its name, since every bundle may hold its own copy of the class. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
