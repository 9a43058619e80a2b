import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface SignedRequest {
  method: string;
  /** The encoded path with its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const computeSha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');
const computeHmac = (key: Buffer | string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/**
 * The expected AWS Signature Version 4 of a request, implemented from its specification without the product's
 * library, so that the two check each other.
 */
export function computeSignature({ method, path, headers }: SignedRequest, secretAccessKey: string): string {
  const [, scope = '', names = ''] =
    /Credential=[^/]+\/([^,\s]+),\s*SignedHeaders=([^,\s]+)/.exec(headers.authorization ?? '') ?? [];
  const [pathname = '', query = ''] = path.split('?');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const payload = String(headers['x-amz-content-sha256']);
  const canonical = [method, pathname, query, signed.join(''), names, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, computeSha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<Buffer | string>((secret, part) => computeHmac(secret, part), `AWS4${secretAccessKey}`);
  return computeHmac(key, toSign).toString('hex');
}

function isSigned(request: SignedRequest, secretAccessKey: string): boolean {
  const { authorization = '', ...headers } = request.headers;
  const { 'x-amz-content-sha256': payload, host } = headers;
  const signed = /SignedHeaders=([^,\s]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  // A proxy could remove an unsigned condition.
  const conditions = ['if-match', 'if-none-match'].filter((name) => name in headers);
  const demanded = ['host', 'x-amz-content-sha256', 'x-amz-date', ...conditions];
  return (
    host !== undefined &&
    demanded.every((name) => signed.includes(name)) &&
    payload === computeSha256(request.body) &&
    authorization.endsWith(`Signature=${computeSignature(request, secretAccessKey)}`)
  );
}

interface StoredObject {
  content: Buffer;
  type: string | undefined;
}

const computeEtag = ({ content }: StoredObject): string =>
  `"${createHash('md5').update(content).digest('hex')}"`;

/** Whether S3's conditions for a PUT hold: no object (`If-None-Match: *`), or exactly this object (`If-Match`). */
function isAsExpected(present: StoredObject | undefined, headers: IncomingHttpHeaders): boolean {
  if (headers['if-none-match'] === '*') return present === undefined;
  const wanted = headers['if-match'];
  return wanted === undefined || (present !== undefined && computeEtag(present) === wanted);
}

/** The reply of ListObjectsV2 with the delimiter `/`. */
function renderListing(keys: string[], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const rows = keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(0, key.indexOf('/', prefix.length) + 1 || undefined));
  const entries = [...new Set(rows)].map((key) =>
    key.endsWith('/')
      ? `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${key}</Key></Contents>`,
  );
  return `<ListBucketResult><Prefix>${prefix}</Prefix>${entries.join('')}</ListBucketResult>`;
}

/** Starts a bucket that replies 403 to a wrong signature or content hash. */
export async function startS3Server(secretAccessKey: string) {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const body = await buffer(request);
    const answer = (status: number, content?: Buffer | string) => response.writeHead(status).end(content);
    if (!isSigned({ method, path, headers, body }, secretAccessKey)) return answer(403);
    if (!path.startsWith('/bucket/')) return answer(404);
    const { searchParams } = new URL(path, 'http://bucket');
    if (searchParams.has('list-type')) {
      const keys = [...objects.keys()].map((key) => key.slice('/bucket/'.length));
      return answer(200, renderListing(keys.toSorted(), searchParams));
    }
    const present = objects.get(path);
    if (method === 'PUT' && !isAsExpected(present, headers)) return answer(412);
    if (method === 'PUT') objects.set(path, { content: body, type: headers['content-type'] });
    if (method === 'DELETE') objects.delete(path);
    if (method !== 'GET') return answer(method === 'PUT' ? 200 : 204);
    if (present === undefined) return answer(404);
    return response.setHeader('etag', computeEtag(present)).end(present.content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: Pick<AddressInfo, 'port'> = { port: 0, ...Object(server.address()) };
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${port}`, objects, close };
}
