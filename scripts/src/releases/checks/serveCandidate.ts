import { type Account, type Endpoint, endpoints } from '@marquee/shared-contracts';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createObjectHeaders } from '../storage/createObjectHeaders';
import type { Store } from '../store/Store';
import { createSampleReply, type SampleSize } from './createSampleReply';

const isFile =
  /^\/(shell|shared-contracts|mf-[a-z0-9-]+|images)\/.+\.\w+$|^\/(favicon\.\w+|offline-worker\.js)$/;

/** Creates the account of a session, whose token is the role's name. */
const createAccount = (role: Account['role']): Account => ({
  id: '018f3b1c-0000-7000-8000-000000000001',
  role,
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@example.test',
  mobile: '9876543210',
  imageUrl: '',
  organization: 'Marquee',
  designation: null,
});

/** The state of the API that a page sees: replies with rows, with empty lists, or with an error. */
export type DataState = SampleSize | 'failing';

/** The header of a page's requests that names its state; without it every call but the account's fails. */
export const DATA_HEADER = 'x-check-data';

const parameter = /:[A-Za-z]+/g;
const countParameters = ({ path }: Endpoint): number => path.match(parameter)?.length ?? 0;
/** Fixed paths match before paths with an id. */
const calls = [...endpoints.values()].toSorted((one, other) => countParameters(one) - countParameters(other));

const isCallOf = (path: string, url: string): boolean =>
  new RegExp(`^${path.replace(parameter, '[^/]+')}$`).test(url);

function findCall(method: string, url: string): Endpoint | undefined {
  return calls.find(
    ({ method: own, path, definition: { alias = path } }) =>
      own === method && (isCallOf(path, url) || isCallOf(alias, url)),
  );
}

const refusal = { status: 'ERROR', code: 'UNAVAILABLE', message: 'Not while a release is checked.' };

function createReply({ method = 'GET', headers }: IncomingMessage, url: string): unknown {
  const role = /^Bearer (USER|HOST)$/.exec(headers.authorization ?? '')?.[1] as Account['role'] | undefined;
  if (url === '/api/v1/auth/me') return role && { status: 'SUCCESS', data: createAccount(role) };
  const size = headers[DATA_HEADER];
  const call = findCall(method, url);
  if (!call || call.definition.stream === true || (size !== 'full' && size !== 'empty')) return undefined;
  return createSampleReply(call, size);
}

function answerCall(request: IncomingMessage, url: string, response: ServerResponse): void {
  const reply = createReply(request, url);
  response
    .writeHead(reply === undefined ? 503 : 200, { 'content-type': 'application/json' })
    .end(JSON.stringify(reply ?? refusal));
}

function sendFile(file: string, key: string, response: ServerResponse): void {
  if (!existsSync(file) || file.endsWith('.map')) return void response.writeHead(404).end();
  response.writeHead(200, createObjectHeaders(key)).end(readFileSync(file));
}

/** Serves a store like a static host, with its content policy, and made-up replies in place of the API. */
export async function serveCandidate(store: Store): Promise<{ origin: string; close: () => void }> {
  const policy = store.registry()?.document.policy ?? '';
  const page = readFileSync(store.path('index.html'));
  const server = createServer((request, response) => {
    const url = (request.url ?? '/').split('?')[0] ?? '/';
    if (url.startsWith('/api/')) return answerCall(request, url, response);
    if (isFile.test(url)) return sendFile(store.path(url), url.slice(1), response);
    if (url === '/registry.json') return sendFile(store.path('registry.json'), 'registry.json', response);
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${String(port)}`, close };
}
