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
import { fieldErrorList, errorResponse, FakeApiError } from './failCall';

type Answer<E extends Endpoint> = (input: CallInput<E>) => ReplyOf<E> | Promise<ReplyOf<E>>;
type Handler = (input: never) => unknown;

const parameters = (call: Endpoint): number => call.path.split(':').length;

/** Fixed paths come before those with an id (AP-2). */
const fixedFirst = [...endpoints.values()].toSorted((one, other) => parameters(one) - parameters(other));

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/:[A-Za-z]+/g, '([^/]+)')}$`);

/** The one envelope around some data: what most calls answer (G-2). */
export const success = <Data>(data: Data, message?: string) => ({
  status: 'SUCCESS' as const,
  data,
  ...(message === undefined ? {} : { message }),
});

/**
 * A mistake of the test, not of the screen: the page reads the sentence as a refusal, and the test fails by it even
 * where nobody looks at the page.
 */
function complain(sentence: string): Response {
  queueMicrotask(() => {
    throw new Error(sentence);
  });
  return Response.json({ status: 'ERROR', code: 'FAKE_API', message: sentence }, { status: 501 });
}

/** What a call brings along beside its input. */
interface Carried {
  token: string | null;
  key: string | null;
}

const carriedBy = (headers: Headers): Carried => ({
  token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
  key: headers.get('idempotency-key'),
});

/**
 * The API as the contract describes it, for tests of screens: bodies are checked by the endpoints' schemas and refused
 * as the server refuses them, replies must fit their schemas, and a call nobody answers fails loudly.
 */
export class FakeApi {
  private readonly answers = new Map<Endpoint, Handler>();
  private readonly received: (Carried & { call: Endpoint; input: unknown })[] = [];
  private openStream: (asked: Request) => Response | Promise<Response> = () => new Promise(() => undefined);

  /** Answers a call from now on. */
  on<E extends Endpoint>(call: E, answer: Answer<E>): this {
    this.answers.set(call, answer as Handler);
    return this;
  }

  /** Refuses a call from now on, with the refusal's status and text. */
  refuse(call: Endpoint, code: ErrorCode, errors?: Record<string, string>): this {
    return this.throwing(call, errorResponse(code, errors && { errors: fieldErrorList(errors) }));
  }

  /** Refuses logging in from now on, since that draft's code was never entered (AU-7). */
  refuseUnconfirmed(draft: ErrorBody['draft']): this {
    return this.throwing(auth.authenticate, errorResponse('EMAIL_NOT_VERIFIED', { draft }));
  }

  /** The network is away for this call from now on. */
  cutOff(call: Endpoint): this {
    this.answers.set(call, () => {
      throw new TypeError('Failed to fetch');
    });
    return this;
  }

  /** Something before the API answers this call from now on, with what is no envelope (AP-7). */
  breakDown(call: Endpoint, body = '<h1>Internal Server Error</h1>', status = 500): this {
    return this.throwing(call, new Response(body, { status }));
  }

  /** A call that answers when the returned function is called. */
  hold<E extends Endpoint>(call: E): (reply: ReplyOf<E>) => void {
    let release: (reply: ReplyOf<E>) => void = () => undefined;
    const reply = new Promise<ReplyOf<E>>((resolve) => {
      release = resolve;
    });
    this.on(call, () => reply);
    return release;
  }

  /** Opens the event stream from now on; until then it neither opens nor is refused. */
  stream(): FakeStream {
    const stream = new FakeStream();
    this.openStream = (asked) => stream.answer(asked);
    return stream;
  }

  /** What came in for a call, oldest first. */
  inputs<E extends Endpoint>(call: E): CallInput<E>[] {
    return this.received.filter((entry) => entry.call === call).map((entry) => entry.input as CallInput<E>);
  }

  /** The bearer tokens that came with a call, oldest first. */
  tokens(call: Endpoint): (string | null)[] {
    return this.received.filter((entry) => entry.call === call).map((entry) => entry.token);
  }

  /** The keys that came with a call against its being repeated, oldest first (G-7). */
  keys(call: Endpoint): (string | null)[] {
    return this.received.filter((entry) => entry.call === call).map((entry) => entry.key);
  }

  /** Takes the place of the browser's fetch. */
  readonly fetch = async (...given: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    const asked = new Request(...given);
    const body: unknown = await asked
      .clone()
      .json()
      .catch(() => undefined);
    return this.take(asked, body);
  };

  /** Takes a call whose body was read already: a form with a file cannot be read from jsdom's request. */
  async take(asked: Request, body: unknown): Promise<Response> {
    const url = new URL(asked.url);
    for (const call of fixedFirst) {
      const match = call.method === asked.method && pattern(call.path).exec(url.pathname);
      if (!match) continue;
      const params = paramsOf(call.path, match);
      const query = Object.fromEntries(url.searchParams);
      return this.answer(call, asked, { params, query, body });
    }
    return complain(`The contract has no call ${asked.method} ${url.pathname}`);
  }

  private async answer(
    call: Endpoint,
    asked: Request,
    input: Record<'params' | 'query' | 'body', unknown>,
  ): Promise<Response> {
    const { body } = input;
    this.received.push({ call, input, ...carriedBy(asked.headers) });
    const checked = call.definition.body?.safeParse(body);
    if (checked?.error) {
      const errors = checked.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
      return errorResponse('VALIDATION', { errors: fieldErrorList(Object.fromEntries(errors)) });
    }
    const handler = this.answers.get(call);
    if (call === live.stream && !handler) return this.openStream(asked);
    if (!handler) return complain(`Nobody answers ${call.method} ${call.path}; use api.on(…)`);
    return this.reply(call, () => handler(input as never));
  }

  private throwing(call: Endpoint, response: Response): this {
    this.answers.set(call, () => {
      throw new FakeApiError(response.clone());
    });
    return this;
  }

  private async reply(call: Endpoint, answer: () => unknown): Promise<Response> {
    try {
      const { data, error } = call.definition.reply.safeParse(await answer());
      if (!error) return Response.json(data, { status: call.definition.status ?? 200 });
      const wrong = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
      return complain(`The answer to ${call.method} ${call.path} does not fit its schema (${wrong})`);
    } catch (cause) {
      if (cause instanceof FakeApiError) return cause.response;
      throw cause;
    }
  }
}

function paramsOf(path: string, match: RegExpExecArray): Record<string, string> {
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].map((found) => String(found[1]));
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}

/** Puts a fresh fake API behind the page. Empty marks and a log-out are answered from the start. */
export function fakeApi(): FakeApi {
  const api = new FakeApi();
  api.on(registration.registered, () => success([]));
  api.on(registration.favourites, () => success([]));
  api.on(auth.logout, () => success(null));
  globalThis.fetch = api.fetch;
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload.to(api) });
  return api;
}
