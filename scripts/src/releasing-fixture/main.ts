import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { copyOfStore } from '../loading-fixture/copyOfStore';
import { objectHeaders } from '../remote-command/place/objectHeaders';
import { movePointers, promote } from '../store/promote';
import { publishNextQuiz } from './nextQuiz';

type Moves = Parameters<typeof movePointers>[1];

/**
 * `main.ts <directory>`: a store of its own, in which mf-quiz 1.1.0 is published beside what the build made, and which
 * another origin serves too; then it moves pointers as it is told. Prints that origin.
 */
const [directory = ''] = process.argv.slice(2);
const { store, shell, remotes } = await copyOfStore(directory);
promote(store, { shell, remotes });
await publishNextQuiz(store);

const elsewhere = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://elsewhere');
  const file = path.join(store.directory, path.normalize(pathname));
  try {
    const body = readFileSync(file);
    const headers = { ...objectHeaders(pathname.slice(1)), 'access-control-allow-origin': '*' };
    response.writeHead(200, headers).end(body);
  } catch {
    response.writeHead(404).end();
  }
}).listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}\n`);
});

process.on('message', (moves: Moves) => {
  movePointers(store, moves);
  process.send?.(store.registry()?.revision);
});
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(signal, () => {
    rmSync(store.directory, { recursive: true, force: true });
    process.exit(0);
  });
}
