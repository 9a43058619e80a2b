import type { Account } from '@marquee/shared-contracts';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createObjectHeaders } from '../storage/createObjectHeaders';
import type { Store } from '../store/Store';

const isFile = /^\/(shell|mf-[a-z0-9-]+|images)\/.+\.\w+$|^\/favicon\.\w+$/;

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

/** chosen: every call but the account's fails, so that the check covers an outage of the API. */
function answerCall(url: string, token: string | undefined, response: ServerResponse): void {
  const role = /^Bearer (USER|HOST)$/.exec(token ?? '')?.[1] as Account['role'] | undefined;
  const isKnown = url === '/api/v1/auth/me' && role !== undefined;
  const refusal = { status: 'ERROR', code: 'UNAVAILABLE', message: 'Not while a release is checked.' };
  const reply = isKnown ? { status: 'SUCCESS', data: createAccount(role) } : refusal;
  response.writeHead(isKnown ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
}

function sendFile(file: string, key: string, response: ServerResponse): void {
  if (!existsSync(file) || file.endsWith('.map')) return void response.writeHead(404).end();
  response.writeHead(200, createObjectHeaders(key)).end(readFileSync(file));
}

/** Serves a store like a static host, with its content policy and without the API. */
export async function serveCandidate(store: Store): Promise<{ origin: string; close: () => void }> {
  const policy = store.registry()?.document.policy ?? '';
  const page = readFileSync(store.path('index.html'));
  const server = createServer((request, response) => {
    const url = (request.url ?? '/').split('?')[0] ?? '/';
    if (url.startsWith('/api/')) return answerCall(url, request.headers.authorization, response);
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
