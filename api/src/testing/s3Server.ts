import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface SignedRequest {
  method: string;
  /** With its query, encoded. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * The signature that a request should carry by AWS Signature Version 4, worked out here from its description and from
 * nothing that the product uses, so that the two check each other.
 */
export function expectedSignature({ method, path, headers }: SignedRequest, secretAccessKey: string): string {
  const [, scope = '', names = ''] =
    /Credential=[^/]+\/([^,\s]+),\s*SignedHeaders=([^,\s]+)/.exec(headers.authorization ?? '') ?? [];
  const [pathname = '', query = ''] = path.split('?');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const payload = String(headers['x-amz-content-sha256']);
  const canonical = [method, pathname, query, signed.join(''), names, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${secretAccessKey}`);
  return hmac(key, toSign).toString('hex');
}

function isSigned(request: SignedRequest, secretAccessKey: string): boolean {
  const { authorization = '', ...headers } = request.headers;
  const { 'x-amz-content-sha256': payload, host } = headers;
  return (
    host !== undefined &&
    /SignedHeaders=[^,]*\bhost;x-amz-content-sha256;x-amz-date\b/.test(authorization) &&
    payload === sha256(request.body) &&
    authorization.endsWith(`Signature=${expectedSignature(request, secretAccessKey)}`)
  );
}

/** A bucket that believes nothing: a request whose signature or content is not right gets 403. */
export async function startS3Server(secretAccessKey: string) {
  const objects = new Map<string, { content: Buffer; type: string | undefined }>();
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const body = await buffer(request);
    const answer = (status: number, content?: Buffer) => response.writeHead(status).end(content);
    if (!isSigned({ method, path, headers, body }, secretAccessKey)) return answer(403);
    if (!path.startsWith('/bucket/')) return answer(404);
    if (method === 'PUT') objects.set(path, { content: body, type: headers['content-type'] });
    if (method === 'DELETE') objects.delete(path);
    if (method !== 'GET') return answer(method === 'PUT' ? 200 : 204);
    const { content } = objects.get(path) ?? {};
    return content === undefined ? answer(404) : answer(200, content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: Pick<AddressInfo, 'port'> = { port: 0, ...Object(server.address()) };
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${port}`, objects, close };
}
