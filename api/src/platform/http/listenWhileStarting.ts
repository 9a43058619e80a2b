import { refuse } from './refuse';
import { succeed } from './succeed';
import { createHttp, type HttpOptions } from './createHttp';

interface Listening {
  /** The port that was asked for, or with 0 the one that the system gave. */
  port: number;
  close: () => Promise<void>;
}

/** Answers while the application cannot yet: alive, not ready, and 503 in the one error form for every other call. */
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
