import ky, { isHTTPError } from 'ky';
import { type Access, type CallInput, type Endpoint, pathOf, type ReplyOf } from '../contract/index';
import { ApiError } from './ApiError';

/** Reads are tried again, writes never: whoever wrote decides whether to repeat (AP-8). */
const client = ky.create({
  timeout: 15_000,
  retry: { limit: 2, methods: ['get'], statusCodes: [408, 502, 503, 504], backoffLimit: 2_000 },
});

/**
 * The bearer token that calls carry, and who is told when the server no longer knows it. The session sets both;
 * `request` imports nothing of the session, so that transport and store form no ring.
 */
export const bearerToken: { token: string | null; refused: (token: string) => void } = {
  token: null,
  refused: () => undefined,
};

interface CallOptions {
  /** Whoever repeats a call that makes something gives every try the same key, so that a repeat makes no second thing (G-7). */
  idempotencyKey?: string;
  /** How long the call may take, where the server may delay it: longer than the server's longest delay (AP-8). */
  timeoutMilliseconds?: number;
  /** The call goes on when the page that made it is left. */
  keepalive?: boolean;
}

interface AnyInput extends CallOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

interface StreamOptions {
  headers: Record<string, string>;
  signal: AbortSignal;
}

type InputOf<E extends Endpoint> =
  unknown extends CallInput<E>
    ? [CallOptions?]
    : object extends CallInput<E>
      ? [(CallInput<E> & CallOptions)?]
      : [CallInput<E> & CallOptions];

export function urlOf(call: Endpoint, { params, query }: AnyInput): string {
  const url = new URL(pathOf(call.path, params ?? {}), window.location.origin);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** What is said, without asking the server, of a call that needs a session when there is none (AP-4). */
const MISSING_TOKEN: Readonly<Partial<Record<Access, string>>> = {
  account: 'No authentication token found',
  host: 'No authentication token found',
  user: 'Authorization token not found.',
};

/**
 * The token that a call carries. Public reads go without, so that one answer serves everybody and every cache.
 * @throws ApiError when the call needs a session and there is none.
 */
export function tokenFor({ method, definition }: Endpoint): string | null {
  if (method === 'GET' && definition.access === 'public') return null;
  const message = MISSING_TOKEN[definition.access];
  if (bearerToken.token === null && message !== undefined)
    throw new ApiError({ status: 401, code: 'UNAUTHENTICATED', message });
  return bearerToken.token;
}

/** The answer, whatever its status. @throws ApiError when none came. */
async function send(call: Endpoint, input: AnyInput, token: string | null): Promise<Response> {
  try {
    return await client(urlOf(call, input), {
      method: call.method,
      ...(input.timeoutMilliseconds !== undefined && { timeout: input.timeoutMilliseconds }),
      ...(input.keepalive && { keepalive: true }),
      ...(input.body === undefined ? {} : { json: input.body }),
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
      },
    });
  } catch (cause) {
    if (isHTTPError(cause)) return cause.response;
    throw ApiError.offline();
  }
}

/**
 * Makes one call of the contract and answers its reply. The only place that touches the network.
 * @throws ApiError always and only.
 */
export async function request<E extends Endpoint>(call: E, ...[given]: InputOf<E>): Promise<ReplyOf<E>> {
  const token = tokenFor(call);
  const response = await send(call, given ?? {}, token);
  if (response.ok)
    return response.json().catch(() => {
      throw ApiError.unreadable(response, call);
    }) as Promise<ReplyOf<E>>;
  throw await readError(response, call, token);
}

/** Makes a call whose reply is asked for as a file, a CSV say. @throws ApiError always and only. */
export async function requestText<E extends Endpoint>(call: E, ...[given]: InputOf<E>): Promise<string> {
  const token = tokenFor(call);
  const response = await send(call, given ?? {}, token);
  if (!response.ok) throw await readError(response, call, token);
  return response.text().catch(() => {
    throw ApiError.offline();
  });
}

/** Reads why a call was refused; a token that the server no longer knows is reported. */
export async function readError(response: Response, call: Endpoint, token: string | null): Promise<ApiError> {
  const error = await ApiError.fromResponse(response, call);
  if (token !== null && error.code === 'UNAUTHENTICATED') bearerToken.refused(token);
  return error;
}

/**
 * Opens a call whose answer goes on for as long as the signal lets it; tried once, whoever reads opens it again.
 * @throws ApiError always and only.
 */
export async function openStream(
  call: Endpoint,
  { headers, signal }: StreamOptions,
): Promise<ReadableStream<Uint8Array>> {
  const token = tokenFor(call);
  const carried = token === null ? headers : { ...headers, authorization: `Bearer ${token}` };
  const response = await fetch(urlOf(call, {}), { headers: carried, signal, cache: 'no-store' }).catch(() => {
    throw ApiError.offline();
  });
  if (!response.ok || response.body === null) throw await readError(response, call, token);
  return response.body;
}
