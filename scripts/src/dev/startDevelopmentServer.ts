import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { readDeclaration } from '../webpack/RemoteDeclaration';
import { renderDevelopmentDocument, relaxPolicy } from './renderDevelopmentDocument';
import { getDevelopedPath, createDevelopmentConfiguration } from './createDevelopmentConfiguration';
import { buildDevelopmentShell } from './buildDevelopmentShell';

export interface DevelopedPackage {
  /** The folder of the shell or of a remote. */
  folder: string;
  /** Where the released packages, the documents and the API are. */
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

/** Serves the released documents with the developed package. */
function serveDocuments({ target, port }: DevelopedPackage, name: string): Middleware {
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
    if (request.url !== `${getDevelopedPath(name)}release.json`) return next();
    const { title, screens, redirects, slots } = readDeclaration(join(folder, 'remote.json'));
    response
      .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(JSON.stringify({ version: 'developed', declaration: { title, screens, redirects, slots } }));
  };
}

/** Serves the shell, or one remote inside a development shell, with hot reload beside released packages (RL-29). */
export async function startDevelopmentServer(developed: DevelopedPackage): Promise<WebpackDevServer> {
  const { folder, target, port } = developed;
  const name = basename(folder);
  const isRemote = name !== 'shell';
  const shell = isRemote && {
    directory: await buildDevelopmentShell(),
    publicPath: getDevelopedPath('shell'),
  };
  const output = join(folder, 'dist');
  const compiler = webpack(createDevelopmentConfiguration({ folder, name, version: 'developed', output }));
  const options: Configuration = {
    port,
    host: 'localhost',
    hot: true,
    // The overlay styles itself inline, which the content policy forbids; errors are in the console and here.
    client: { overlay: false, logging: 'warn' },
    headers: { 'access-control-allow-origin': '*' },
    static: shell && { ...shell, watch: false },
    proxy: [
      { context: (at: string) => !at.startsWith('/developed/') && at !== '/ws', target, changeOrigin: true },
    ],
    setupMiddlewares: (middlewares) => [
      ...(isRemote ? [{ name: 'release', middleware: release(folder, name) as never }] : []),
      { name: 'documents', middleware: serveDocuments(developed, name) as never },
      ...middlewares,
    ],
  };
  const server = new WebpackDevServer(options, compiler);
  await server.start();
  return server;
}
