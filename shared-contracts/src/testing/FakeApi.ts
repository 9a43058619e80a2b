import {
  auth,
  type CallInput,
  type Endpoint,
  endpoints,
  type ErrorBody,
  live,
  registration,
  type ErrorCode,
  type ReplyOf,
} from '../contract/index';
import { FakeStream } from './FakeStream';
import { FakeUpload } from './FakeUpload';
import { reportMisuse } from './reportMisuse';
import { listFieldErrors, createErrorResponse, FakeApiError } from './failCall';

type Answer<E extends Endpoint> = (input: CallInput<E>) => ReplyOf<E> | Promise<ReplyOf<E>>;
type Handler = (input: never) => unknown;

const countParameters = (call: Endpoint): number => call.path.split(':').length;

/** Fixed paths match before paths with an id. */
const fixedFirst = [...endpoints.values()].toSorted(
  (one, other) => countParameters(one) - countParameters(other),
);

const createPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:[A-Za-z]+/g, '([^/]+)')}$`);

/** The reply envelope of most calls. */
export const success = <Data>(data: Data, message?: string) => ({
  status: 'SUCCESS' as const,
  data,
  ...(message === undefined ? {} : { message }),
});

/** Headers of a call. */
interface CallHeaders {
  token: string | null;
  key: string | null;
}

const readCallHeaders = (headers: Headers): CallHeaders => ({
  token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
  key: headers.get('idempotency-key'),
});

/**
 * A fake API for screen tests. Bodies and replies must match the contract's schemas, invalid bodies fail as on the
 * server, and unhandled calls fail loudly.
 */
export class FakeApi {
  readonly #answers = new Map<Endpoint, Handler>();
  readonly #received: (CallHeaders & { call: Endpoint; input: unknown })[] = [];
  #openStream: (request: Request) => Response | Promise<Response> = () => new Promise(() => undefined);

  /** Handles a call from now on. */
  on<E extends Endpoint>(call: E, answer: Answer<E>): this {
    this.#answers.set(call, answer as Handler);
    return this;
  }

  /** Fails a call from now on, with the status and text of the error code. */
  refuse(call: Endpoint, code: ErrorCode, errors?: Record<string, string>): this {
    return this.#failWith(call, createErrorResponse(code, errors && { errors: listFieldErrors(errors) }));
  }

  /** Fails login from now on with an unconfirmed draft (AU-7). */
  refuseUnconfirmed(draft: ErrorBody['draft']): this {
    return this.#failWith(auth.authenticate, createErrorResponse('EMAIL_NOT_VERIFIED', { draft }));
  }

  /** Disconnects a call from now on. */
  cutOff(call: Endpoint): this {
    this.#answers.set(call, () => {
      throw new TypeError('Failed to fetch');
    });
    return this;
  }

  /** Replies to a call from now on without an envelope, like a broken proxy (AP-7). */
  breakDown(call: Endpoint, body = '<h1>Internal Server Error</h1>', status = 500): this {
    return this.#failWith(call, new Response(body, { status }));
  }

  /** Keeps a call pending until the returned function gets its reply. */
  hold<E extends Endpoint>(call: E): (reply: ReplyOf<E>) => void {
    let release: (reply: ReplyOf<E>) => void = () => undefined;
    const reply = new Promise<ReplyOf<E>>((resolve) => {
      release = resolve;
    });
    this.on(call, () => reply);
    return release;
  }

  /** Opens the event stream from now on; before, a stream stays pending. */
  stream(): FakeStream {
    const stream = new FakeStream();
    this.#openStream = (request) => stream.answer(request);
    return stream;
  }

  /** Returns the received inputs of a call, oldest first. */
  inputs<E extends Endpoint>(call: E): CallInput<E>[] {
    return this.#listReceived(call).map(({ input }) => input as CallInput<E>);
  }

  /** Returns the received bearer tokens of a call, oldest first. */
  tokens(call: Endpoint): (string | null)[] {
    return this.#listReceived(call).map(({ token }) => token);
  }

  /** Returns the received idempotency keys of a call, oldest first. */
  keys(call: Endpoint): (string | null)[] {
    return this.#listReceived(call).map(({ key }) => key);
  }

  #listReceived(call: Endpoint) {
    return this.#received.filter((entry) => entry.call === call);
  }

  /** Replaces the browser's fetch. */
  readonly fetch = async (...args: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    const request = new Request(...args);
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined);
    return this.handle(request, body);
  };

  /** Handles a request with a parsed body, since jsdom cannot read a form with a file from a request. */
  async handle(request: Request, body: unknown): Promise<Response> {
    const url = new URL(request.url);
    for (const call of fixedFirst) {
      const match = call.method === request.method && createPattern(call.path).exec(url.pathname);
      if (!match) continue;
      const params = readParams(call.path, match);
      const query = Object.fromEntries(url.searchParams);
      return this.#answer(call, request, { params, query, body });
    }
    return reportMisuse(`The contract has no call ${request.method} ${url.pathname}`);
  }

  async #answer(
    call: Endpoint,
    request: Request,
    input: Record<'params' | 'query' | 'body', unknown>,
  ): Promise<Response> {
    const { body } = input;
    this.#received.push({ call, input, ...readCallHeaders(request.headers) });
    const checked = call.definition.body?.safeParse(body);
    if (checked?.error) {
      const errors = checked.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
      return createErrorResponse('VALIDATION', { errors: listFieldErrors(Object.fromEntries(errors)) });
    }
    const handler = this.#answers.get(call);
    if (call === live.stream && !handler) return this.#openStream(request);
    if (!handler) return reportMisuse(`No handler for ${call.method} ${call.path}; use api.on(…)`);
    return this.#reply(call, () => handler(input as never));
  }

  #failWith(call: Endpoint, response: Response): this {
    this.#answers.set(call, () => {
      throw new FakeApiError(response.clone());
    });
    return this;
  }

  async #reply(call: Endpoint, answer: () => unknown): Promise<Response> {
    try {
      const { data, error } = call.definition.reply.safeParse(await answer());
      if (!error) return Response.json(data, { status: call.definition.status ?? 200 });
      const wrong = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
      return reportMisuse(`The answer to ${call.method} ${call.path} does not fit its schema (${wrong})`);
    } catch (cause) {
      if (cause instanceof FakeApiError) return cause.response;
      throw cause;
    }
  }
}

function readParams(path: string, match: RegExpExecArray): Record<string, string> {
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].map((found) => String(found[1]));
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}

/** Installs a new fake API with empty event marks and a working logout. */
export function fakeApi(): FakeApi {
  const api = new FakeApi();
  api.on(registration.registered, () => success([]));
  api.on(registration.favourites, () => success([]));
  api.on(auth.logout, () => success(null));
  globalThis.fetch = api.fetch;
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload.to(api) });
  return api;
}
