import ky, { isHTTPError } from 'ky';
import { type Access, type CallInput, type Endpoint, buildPath, type ReplyOf } from '../contract/index';
import { ApiError } from './ApiError';
import { connection } from './Connection';
import { createTraceparent } from './createTraceparent';
import { pageSingleton } from './pageSingleton';

/** Retries reads and never writes: callers decide whether to repeat a write (AP-8). */
const client = ky.create({
  timeout: 15_000,
  retry: { limit: 2, methods: ['get'], statusCodes: [408, 502, 503, 504], backoffLimit: 2_000 },
});

/**
 * The bearer token of all calls, and a callback for a token that the server rejects. The session sets both, which
 * avoids an import cycle between transport and session.
 */
export const bearerToken = pageSingleton(
  'bearerToken',
  (): { token: string | null; onRejected: (token: string) => void } => ({
    token: null,
    onRejected: () => undefined,
  }),
);

interface CallOptions {
  /** Same key for every try of a write, so that a repeat creates nothing twice (G-7). */
  idempotencyKey?: string;
  /** Longest duration of the call, for calls that the server delays. */
  timeoutMilliseconds?: number;
  /** Replaces the session's token, such as an operator's or that of a helper's link. */
  token?: string;
  /** Completes the call even after the person leaves the page. */
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

export function buildUrl(call: Endpoint, { params, query }: AnyInput): string {
  const url = new URL(buildPath(call.path, params ?? {}), window.location.origin);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** The error text of a call without its required session, which is never sent (AP-4). */
const MISSING_TOKEN: Readonly<Partial<Record<Access, string>>> = {
  account: 'No authentication token found',
  host: 'No authentication token found',
  user: 'Authorization token not found.',
  door: 'No authentication token found',
};

/** Public reads carry no header of their own, so that caches and preloads can share their replies. */
const isPublicRead = ({ method, definition }: Endpoint): boolean =>
  method === 'GET' && definition.access === 'public';

/**
 * Returns the token that a call carries; public reads carry none.
 * @throws ApiError without a required session.
 */
export function getToken(call: Endpoint): string | null {
  const { definition } = call;
  if (isPublicRead(call)) return null;
  const message = MISSING_TOKEN[definition.access];
  if (bearerToken.token === null && message !== undefined)
    throw new ApiError({ status: 401, code: 'UNAUTHENTICATED', message });
  return bearerToken.token;
}

/**
 * Resolves to the response, whatever its status.
 * @throws ApiError without a response.
 */
async function send(call: Endpoint, input: AnyInput, token: string | null): Promise<Response> {
  const traceparent = isPublicRead(call) ? undefined : createTraceparent();
  try {
    return await client(buildUrl(call, input), {
      method: call.method,
      ...(input.timeoutMilliseconds !== undefined && { timeout: input.timeoutMilliseconds }),
      ...(input.keepalive && { keepalive: true }),
      ...(input.body === undefined ? {} : { json: input.body }),
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
        ...(traceparent !== undefined && { traceparent }),
      },
    });
  } catch (cause) {
    if (isHTTPError(cause)) return cause.response;
    connection.reportLoss();
    throw ApiError.offline();
  }
}

/**
 * Makes one call of the contract and resolves to its reply.
 * @throws ApiError and no other error.
 */
export async function request<E extends Endpoint>(call: E, ...[input]: InputOf<E>): Promise<ReplyOf<E>> {
  const token = input?.token ?? getToken(call);
  const response = await send(call, input ?? {}, token);
  if (response.ok)
    return response.json().catch(() => {
      throw ApiError.unreadable(response, call);
    }) as Promise<ReplyOf<E>>;
  throw await readError(response, call, token);
}

/**
 * Makes a call whose reply is a text file, such as CSV.
 * @throws ApiError and no other error.
 */
export async function requestText<E extends Endpoint>(call: E, ...[input]: InputOf<E>): Promise<string> {
  const token = getToken(call);
  const response = await send(call, input ?? {}, token);
  if (!response.ok) throw await readError(response, call, token);
  return response.text().catch(() => {
    throw ApiError.offline();
  });
}

/**
 * Makes a call whose reply is a file of bytes, such as a PDF.
 * @throws ApiError and no other error.
 */
export async function requestFile<E extends Endpoint>(call: E, ...[input]: InputOf<E>): Promise<Blob> {
  const token = getToken(call);
  const response = await send(call, input ?? {}, token);
  if (!response.ok) throw await readError(response, call, token);
  return response.blob().catch(() => {
    throw ApiError.offline();
  });
}

/** Reads the error of a failed call, and reports a rejected token to the session. */
export async function readError(response: Response, call: Endpoint, token: string | null): Promise<ApiError> {
  const error = await ApiError.fromResponse(response, call);
  if (error.isOutage) connection.reportLoss();
  if (token !== null && error.code === 'UNAUTHENTICATED') bearerToken.onRejected(token);
  return error;
}

/**
 * Opens an event stream until the signal aborts, without retries.
 * @throws ApiError and no other error.
 */
export async function openStream(
  call: Endpoint,
  { headers, signal }: StreamOptions,
): Promise<ReadableStream<Uint8Array>> {
  const token = getToken(call);
  const allHeaders = token === null ? headers : { ...headers, authorization: `Bearer ${token}` };
  const response = await fetch(buildUrl(call, {}), { headers: allHeaders, signal, cache: 'no-store' }).catch(
    () => {
      throw ApiError.offline();
    },
  );
  if (!response.ok || response.body === null) throw await readError(response, call, token);
  return response.body;
}

type BodyOf<E extends Endpoint> = CallInput<E> extends { body: infer Body } ? Body : never;

/** Sends a body to the API without a reply or retry, even while the page unloads. */
export function sendBeacon<E extends Endpoint>(call: E, body: BodyOf<E>): void {
  // Browsers may lack or refuse beacons; losing a metric is harmless.
  navigator.sendBeacon?.(call.path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}
