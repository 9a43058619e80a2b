import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { merge } from 'webpack-merge';
import { createReleasePreset } from '../../webpack/createReleasePreset';
import { createTypescriptOptions } from '../../webpack/createTypescriptOptions';
import { readRelease } from '../../webpack/Release';
import { compressFiles } from '../../releases/store/compressFiles';

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="preload" as="fetch" href="/api/v1/public/homepage/events" crossorigin="anonymous">
<style>.cards{display:grid;grid-template-columns:1fr 1fr;gap:16px}.card{min-height:480px}img{width:100%;height:auto}</style>
<script src="/bare.js" defer></script></head><body><div id="root"></div></body></html>`;

function build(output: string): Promise<void> {
  const folder = import.meta.dirname;
  const release = readRelease(folder, { version: '1.0.0' });
  const configuration = merge(createReleasePreset(release), {
    entry: { bare: './main.tsx' },
    output: { path: output },
    module: { rules: [{ test: /\.tsx?$/, loader: 'ts-loader', options: createTypescriptOptions(release) }] },
  });
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    );
  });
}

/** Forwards API calls and pictures to the product, so that both pages show the same. */
function forward(origin: string, incoming: IncomingMessage, response: ServerResponse): void {
  const headers = { 'accept-encoding': incoming.headers['accept-encoding'] };
  get(`${origin}${incoming.url ?? ''}`, { headers }, (answer) => {
    const { 'content-type': type, 'content-encoding': encoding } = answer.headers;
    const kept = { 'content-type': type, 'cache-control': 'public, max-age=60' };
    response.writeHead(answer.statusCode ?? 502, encoding ? { ...kept, 'content-encoding': encoding } : kept);
    answer.pipe(response);
  });
}

/** Builds and serves the bare page with the product's configuration and compression. */
export async function serveBare(origin: string): Promise<{ origin: string; stop: () => void }> {
  const output = mkdtempSync(join(tmpdir(), 'marquee-bare-'));
  await build(output);
  compressFiles(output);
  const script = readFileSync(join(output, 'bare.js.br'));
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    if (url !== '/bare.js') return forward(origin, request, response);
    const headers = { 'content-type': 'text/javascript', 'content-encoding': 'br' };
    return response.writeHead(200, headers).end(script);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const stop = () => {
    server.close();
    server.closeAllConnections();
    rmSync(output, { recursive: true, force: true });
  };
  return { origin: `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}`, stop };
}
