import { once } from 'node:events';
import { Agent, type ClientRequest, request } from 'node:http';

/** A call that a bench sends. */
export interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds to wait after the start. */
  notBefore?: number;
}

/** The reply to a call. */
export interface CallResult {
  /** 0 if the connection broke. */
  status: number;
  /** Milliseconds since the call was sent. */
  milliseconds: number;
}

/** Sends all calls with limited concurrency over keep-alive connections; returns replies in the order of the calls. */
export async function sendAll(
  address: string,
  calls: readonly Call[],
  concurrency: number,
): Promise<readonly CallResult[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const started = performance.now();
  const results: CallResult[] = [];
  let next = 0;
  const runLane = async (): Promise<void> => {
    for (let index = next++; index < calls.length; index = next++) {
      const call = calls[index];
      if (call !== undefined) results[index] = await send({ agent, address, started }, call);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, calls.length) }, runLane));
  agent.destroy();
  return results;
}

async function send(
  { agent, address, started }: { agent: Agent; address: string; started: number },
  { path, method = 'GET', headers = {}, body, notBefore = 0 }: Call,
): Promise<CallResult> {
  const wait = started + notBefore - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  const from = performance.now();
  const status = await readStatus(() => request(new URL(path, address), { method, agent, headers }), body);
  return { status, milliseconds: performance.now() - from };
}

async function readStatus(open: () => ClientRequest, body: string | undefined): Promise<number> {
  try {
    const call = open();
    call.end(body);
    const [response] = await once(call, 'response');
    response.resume();
    await once(response, 'end');
    return response.statusCode;
  } catch {
    return 0;
  }
}

/** Formats the number of replies per status: `200 × 499, 503 × 1`. */
export function formatStatusCounts(results: readonly CallResult[]): string {
  const counts = new Map<number, number>();
  for (const { status } of results) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status} × ${count}`).join(', ');
}
