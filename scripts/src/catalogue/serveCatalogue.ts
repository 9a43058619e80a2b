import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createObjectHeaders } from '../releases/storage/createObjectHeaders';

export interface ServedCatalogue {
  origin: string;
  close: () => void;
}

/** Serves a built catalogue on this machine only, at `port` or, with 0, at a free one. */
export async function serveCatalogue(folder: string, port: number): Promise<ServedCatalogue> {
  const server = createServer((request, response) => {
    // URL resolves "..", so that no path leaves the folder.
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end();
    // Another version may follow at this port.
    response.writeHead(200, { ...createObjectHeaders(pathname.slice(1)), 'cache-control': 'no-cache' });
    createReadStream(file).pipe(response);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const used = typeof address === 'object' && address !== null ? address.port : port;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${String(used)}`, close };
}
