import type { CallInput, Endpoint, ReplyOf } from '../contract/index';
import { ApiError } from './ApiError';
import { urlOf, readError, tokenFor } from './request';

/** Longer than the server lets an upload take (C8). */
const DEADLINE = 45_000;

interface Sending<E extends Endpoint> {
  body: CallInput<E> extends { body: infer Body extends object } ? Body : never;
  /** How much has left this device, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Stops the upload, which then counts as one that got no answer. */
  signal: AbortSignal;
}

function formOf(body: object): FormData {
  const form = new FormData();
  // Fields before the file: a server that streams the form knows them when the file begins.
  const entries = Object.entries(body).toSorted(
    ([, one], [, other]) => Number(one instanceof Blob) - Number(other instanceof Blob),
  );
  for (const [name, value] of entries) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** The answer to a form, whatever its status. `fetch` tells nothing of what has left the device, hence the older way. */
function answerTo<E extends Endpoint>(
  call: E,
  { body, onProgress, signal }: Sending<E>,
  token: string | null,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sender = new XMLHttpRequest();
    sender.open(call.method, urlOf(call, {}));
    sender.timeout = DEADLINE;
    if (token !== null) sender.setRequestHeader('authorization', `Bearer ${token}`);
    sender.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    for (const end of ['error', 'timeout', 'abort'])
      sender.addEventListener(end, () => reject(ApiError.offline()));
    sender.addEventListener('load', () => {
      const retryAfter = sender.getResponseHeader('retry-after');
      const headers = new Headers(retryAfter === null ? [] : [['retry-after', retryAfter]]);
      resolve(new Response(sender.responseText, { status: sender.status, headers }));
    });
    signal.addEventListener('abort', () => sender.abort());
    sender.send(formOf(body));
  });
}

/** Sends a call that takes a file, telling how far it is. @throws ApiError always and only. */
export async function upload<E extends Endpoint>(call: E, sending: Sending<E>): Promise<ReplyOf<E>> {
  const token = tokenFor(call);
  const response = await answerTo(call, sending, token);
  if (!response.ok) throw await readError(response, call, token);
  return response.json().catch(() => {
    throw ApiError.unreadable(response, call);
  }) as Promise<ReplyOf<E>>;
}
