import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Configuration } from 'webpack-dev-server';
import { readDeclaration } from '../webpack/RemoteDeclaration';
import type { Release } from '../webpack/Release';
import { buildDevelopmentShell } from './buildDevelopmentShell';
import { getDevelopedPath } from './getDevelopedPath';
import { renderDevelopmentDocument, relaxPolicy } from './renderDevelopmentDocument';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Serves the released documents with the developed package. */
function serveDocuments(target: string, developed: { name: string; hasShell: boolean }): Middleware {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { cookie = '', accept = '', host = '' } = request.headers;
    const released = await fetch(new URL(request.url ?? '/', target), {
      headers: { accept, cookie },
      redirect: 'manual',
    });
    const origin = `http://${host}`;
    const { html, hash } = renderDevelopmentDocument(await released.text(), { ...developed, origin });
    const policy = released.headers.get('content-security-policy') ?? '';
    response.writeHead(released.status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': relaxPolicy(policy, hash),
      'cache-control': 'no-store',
    });
    response.end(html);
  };
  return (request, response, next) => {
    if (!isNavigation(request)) return next();
    answer(request, response).catch((error: unknown) => {
      response
        .writeHead(502, { 'content-type': 'text/plain' })
        .end(`${target} does not answer: ${String(error)}`);
    });
  };
}

/** The remote's `release.json`, built from its current declaration. */
function release(folder: string, name: string): Middleware {
  return (request, response, next) => {
    if (request.url !== `${getDevelopedPath(name)}release.json`) return next();
    const { title, screens, redirects, slots } = readDeclaration(join(folder, 'remote.json'));
    response
      .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(JSON.stringify({ version: 'developed', declaration: { title, screens, redirects, slots } }));
  };
}

/** Options of webpack-dev-server: one developed package, in the documents of the product at `target`. */
export async function createDevServer({ folder, name }: Release, target: string): Promise<Configuration> {
  const isRemote = name !== 'shell';
  const port = Number(process.env['PORT'] ?? 3000);
  const directory = isRemote ? await buildDevelopmentShell() : undefined;
  const hasShell = !isRemote || directory !== undefined;
  return {
    port,
    host: 'localhost',
    hot: true,
    // The overlay styles itself inline, which the content policy forbids; errors are in the console and here.
    client: { overlay: false, logging: 'warn' },
    headers: { 'access-control-allow-origin': '*' },
    static: directory !== undefined && {
      directory,
      publicPath: getDevelopedPath('shell'),
      watch: false,
    },
    proxy: [
      { context: (at: string) => !at.startsWith('/developed/') && at !== '/ws', target, changeOrigin: true },
    ],
    setupMiddlewares: (middlewares) => [
      ...(isRemote ? [{ name: 'release', middleware: release(folder, name) as never }] : []),
      { name: 'documents', middleware: serveDocuments(target, { name, hasShell }) as never },
      ...middlewares,
    ],
    onListening: ({ options }) =>
      void process.stdout.write(
        `Marquee with ${name} from this folder: http://localhost:${String(options.port)}\n`,
      ),
  };
}
