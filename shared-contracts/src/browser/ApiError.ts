import type { Endpoint, ErrorBody } from '../contract/index';

/** Longest server message that a screen shows instead of its own text, in characters (AP-7). */
const READABLE_MAX_LENGTH = 200;
const UNREADABLE = 'UNREADABLE';
/** The texts without a reply: the device has no network, or the server cannot be reached (AP-8). */
export const OFFLINE_MESSAGE = 'You appear to be offline';
export const UNREACHABLE_MESSAGE = "We can't reach Marquee. Nothing is lost; try again.";

/** Statuses by which a server or its proxy says that it is down or busy. */
const OUTAGE_STATUSES = [502, 503, 504];

interface Failing {
  status: number;
  code: string;
  message: string;
  fieldErrors?: Readonly<Record<string, string>>;
  draft?: ErrorBody['draft'];
  answer?: ErrorBody['answer'];
  lastPage?: ErrorBody['lastPage'];
  retryAfterSeconds?: number | undefined;
}

const formatFailure = (call: Endpoint, { status }: Response): string =>
  call.definition.failure.replace('{code}', String(status));

/**
 * A failed call. `message` is the server's readable reason, else the endpoint's failure text. `status` is 0 with code
 * OFFLINE, and code UNREADABLE marks a reply without our envelope.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  readonly status: number;
  readonly code: string;
  /** The server's error texts by field name. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The unverified sign-up draft, with EMAIL_NOT_VERIFIED. */
  readonly draft: ErrorBody['draft'];
  /** The stored answer, with ANSWER_CHANGED. */
  readonly answer: ErrorBody['answer'];
  /** The last page, from 0, that a number can open, with PAGE_TOO_DEEP. */
  readonly lastPage: ErrorBody['lastPage'];
  /** Seconds to wait before another try, from the Retry-After header. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, code, message, fieldErrors = {}, ...details }: Failing) {
    super(message);
    this.status = status;
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.draft = details.draft;
    this.answer = details.answer;
    this.lastPage = details.lastPage;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** Reads the server's error envelope. Any other body, such as a proxy's page, gives the endpoint's failure text. */
  static async fromResponse(response: Response, call: Endpoint): Promise<ApiError> {
    const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
    const { message, code, errors } = body ?? {};
    const isReadable = typeof message === 'string' && message !== '' && message.length <= READABLE_MAX_LENGTH;
    const fields = Array.isArray(errors) ? errors.map((error) => [error.field, error.message]) : [];
    return new ApiError({
      status: response.status,
      code: typeof code === 'string' ? code : UNREADABLE,
      message: isReadable ? message : formatFailure(call, response),
      fieldErrors: Object.fromEntries(fields) as Record<string, string>,
      draft: body?.draft,
      answer: body?.answer,
      lastPage: body?.lastPage,
      retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
    });
  }

  /** An error for a successful response without the promised JSON, for instance from a proxy. */
  static unreadable(response: Response, call: Endpoint): ApiError {
    return new ApiError({
      status: response.status,
      code: UNREADABLE,
      message: formatFailure(call, response),
    });
  }

  /** An error for a missing response: no network, no server, or a timeout. */
  static offline(): ApiError {
    const message = navigator.onLine ? UNREACHABLE_MESSAGE : OFFLINE_MESSAGE;
    return new ApiError({ status: 0, code: 'OFFLINE', message });
  }

  /** Whether the server could not be reached, so that a later try may succeed. */
  get isOutage(): boolean {
    return this.code === 'OFFLINE' || OUTAGE_STATUSES.includes(this.status);
  }
}

/** Recognises an ApiError by its name, since every bundle may hold its own copy of the class. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
