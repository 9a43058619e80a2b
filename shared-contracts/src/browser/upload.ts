import type { CallInput, Endpoint, ReplyOf } from '../contract/index';
import { ApiError } from './ApiError';
import { buildUrl, readError, getToken } from './request';

/** Upload timeout in milliseconds, longer than the server's own limit. */
const TIMEOUT_MS = 45_000;

interface UploadOptions<E extends Endpoint> {
  body: CallInput<E> extends { body: infer Body extends object } ? Body : never;
  /** Receives the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts the upload, which then fails as offline. */
  signal: AbortSignal;
}

function toFormData(body: object): FormData {
  const form = new FormData();
  // Fields precede the file, so that a streaming server knows them first.
  const entries = Object.entries(body).toSorted(
    ([, one], [, other]) => Number(one instanceof Blob) - Number(other instanceof Blob),
  );
  for (const [name, value] of entries) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** Resolves to the response, whatever its status. XMLHttpRequest reports upload progress, which `fetch` cannot. */
function sendForm<E extends Endpoint>(
  call: E,
  { body, onProgress, signal }: UploadOptions<E>,
  token: string | null,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(call.method, buildUrl(call, {}));
    xhr.timeout = TIMEOUT_MS;
    if (token !== null) xhr.setRequestHeader('authorization', `Bearer ${token}`);
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    for (const end of ['error', 'timeout', 'abort'])
      xhr.addEventListener(end, () => reject(ApiError.offline()));
    xhr.addEventListener('load', () => {
      const retryAfter = xhr.getResponseHeader('retry-after');
      const headers = new Headers(retryAfter === null ? [] : [['retry-after', retryAfter]]);
      resolve(new Response(xhr.responseText, { status: xhr.status, headers }));
    });
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(toFormData(body));
  });
}

/**
 * Sends a call with a file and reports progress.
 * @throws ApiError and no other error.
 */
export async function upload<E extends Endpoint>(call: E, options: UploadOptions<E>): Promise<ReplyOf<E>> {
  const token = getToken(call);
  const response = await sendForm(call, options, token);
  if (!response.ok) throw await readError(response, call, token);
  return response.json().catch(() => {
    throw ApiError.unreadable(response, call);
  }) as Promise<ReplyOf<E>>;
}
