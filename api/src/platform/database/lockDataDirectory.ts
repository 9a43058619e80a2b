import { createHash, randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Another process uses the data directory. */
export class DataDirectoryInUse extends Error {
  constructor(folder: string) {
    super(
      `Another Marquee is running on the data directory ${folder}. Stop it, or set DATA_DIR to another directory.`,
    );
    this.name = 'FolderInUse';
  }
}

/** Longest socket path on Linux and macOS (104 bytes on macOS, 108 on Linux, with the final NUL). */
const MAX_SOCKET_PATH = 103;

function getSocketPath(folder: string): string {
  const name = `marquee-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inFolder = join(folder, 'lock.sock');
  return Buffer.byteLength(inFolder) <= MAX_SOCKET_PATH ? inFolder : join(tmpdir(), `${name}.sock`);
}

const isListening = (path: string): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      settle(true);
    });
    socket.once('error', () => settle(false));
  });

const listen = (path: string): Promise<Server | undefined> =>
  new Promise((settle, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? settle(undefined) : fail(error),
    );
    server.listen(path, () => settle(server.unref()));
  });

/**
 * Removes a dead process's socket. Moving before the second check allows restoring a socket created
 * meanwhile.
 */
async function removeStaleSocket(path: string): Promise<void> {
  const aside = `${path.slice(0, -5)}-${randomUUID().slice(0, 4)}`;
  await rename(path, aside).catch(() => undefined);
  if (await isListening(aside)) await rename(aside, path);
  else await rm(aside, { force: true });
}

/**
 * Locks a folder until the returned function is called or the process ends: the embedded engine has no lock,
 * and two processes silently lose data. A listening socket cannot outlive its process.
 * @throws DataDirectoryInUse
 */
export async function lockDataDirectory(folder: string): Promise<() => Promise<void>> {
  const path = getSocketPath(resolve(folder));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const server = await listen(path);
    if (server !== undefined) return () => new Promise((done) => server.close(() => done()));
    if (await isListening(path)) break;
    await removeStaleSocket(path);
  }
  throw new DataDirectoryInUse(folder);
}
