import { refuse } from './refuse';
import { succeed } from './route';
import { createHttp, type HttpOptions } from './createHttp';

interface Listening {
  /** The configured port, or the system's choice for 0. */
  port: number;
  close: () => Promise<void>;
}

/** Replies during the start: alive, not ready, and 503 in the standard error format for every other call. */
export async function listenWhileStarting(
  options: HttpOptions,
  address: { host: string; port: number },
): Promise<Listening> {
  const http = createHttp(options);
  http.get('/healthz', async () => succeed({ alive: true }));
  http.all('/*', async () => refuse('NOT_READY'));
  const { port } = new URL(await http.listen(address));
  return { port: Number(port), close: () => http.close() };
}
