import type { Endpoint, ErrorBody } from '../contract/index';

/** Longest server message that a screen shows in place of its own text (AP-7). */
const READABLE = 200;
export const OFFLINE_MESSAGE = 'You appear to be offline';

interface Failing {
  status: number;
  code: string;
  message: string;
  fieldErrors?: Readonly<Record<string, string>>;
  draft?: ErrorBody['draft'];
}

/**
 * A call that failed. `message` is the server's reason where it can be read, else the endpoint's failure text;
 * `status` is 0 when no answer came (code OFFLINE).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  readonly status: number;
  readonly code: string;
  /** The server's refusals by field, to stand beside them. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The sign-up that waits for its code, with EMAIL_NOT_VERIFIED (AU-7). */
  readonly draft: ErrorBody['draft'];

  constructor({ status, code, message, fieldErrors = {}, draft }: Failing) {
    super(message);
    this.status = status;
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.draft = draft;
  }

  /** Reads the server's error envelope; a body that is none (a proxy's page, say) gives the endpoint's failure text. */
  static async fromResponse(response: Response, call: Endpoint): Promise<ApiError> {
    const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody> & { data?: unknown };
    const readable =
      typeof body.message === 'string' && body.message !== '' && body.message.length <= READABLE;
    const fields = Object.fromEntries((body.errors ?? []).map(({ field, message }) => [field, message]));
    const message = readable ? String(body.message) : call.definition.failure;
    return new ApiError({
      status: response.status,
      code: body.code ?? 'UNREADABLE',
      message,
      fieldErrors: fields,
      draft: body.draft,
    });
  }
}

/** Recognises an ApiError by its name, since every bundle may hold its own copy of the class. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
