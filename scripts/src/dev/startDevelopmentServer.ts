import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { readDeclaration } from '../webpack/RemoteDeclaration';
import { renderDevelopmentDocument, relaxPolicy } from './renderDevelopmentDocument';
import { developedPath, developmentConfiguration } from './developmentConfiguration';
import { buildDevelopmentShell } from './buildDevelopmentShell';

export interface DevelopedRemote {
  /** The folder of the remote. */
  folder: string;
  /** Where the released siblings, the documents and the API are. */
  target: string;
  port: number;
}

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Serves the released documents with the development shell and the local remote. */
function documents({ target, port }: DevelopedRemote, name: string): Middleware {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { cookie = '', accept = '' } = request.headers;
    const released = await fetch(new URL(request.url ?? '/', target), {
      headers: { accept, cookie },
      redirect: 'manual',
    });
    const origin = `http://localhost:${port}`;
    const { html, hash } = renderDevelopmentDocument(await released.text(), { name, origin });
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
    if (request.url !== `${developedPath(name)}release.json`) return next();
    const { title, screens, redirects, slots } = readDeclaration(join(folder, 'remote.json'));
    response
      .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(JSON.stringify({ version: 'developed', declaration: { title, screens, redirects, slots } }));
  };
}

/** Serves one remote with hot reload inside a development shell, beside the released siblings (RL-29). */
export async function startDevelopmentServer(developed: DevelopedRemote): Promise<WebpackDevServer> {
  const { folder, target, port } = developed;
  const name = basename(folder);
  const shell = await buildDevelopmentShell();
  const output = join(folder, 'dist');
  const compiler = webpack(developmentConfiguration({ folder, name, version: 'developed', output }));
  const options: Configuration = {
    port,
    host: 'localhost',
    hot: true,
    // The overlay styles itself inline, which the content policy forbids; errors are in the console and here.
    client: { overlay: false, logging: 'warn' },
    headers: { 'access-control-allow-origin': '*' },
    static: { directory: shell, publicPath: developedPath('shell'), watch: false },
    proxy: [
      { context: (at: string) => !at.startsWith('/developed/') && at !== '/ws', target, changeOrigin: true },
    ],
    setupMiddlewares: (middlewares) => [
      { name: 'release', middleware: release(folder, name) as never },
      { name: 'documents', middleware: documents(developed, name) as never },
      ...middlewares,
    ],
  };
  const server = new WebpackDevServer(options, compiler);
  await server.start();
  return server;
}
