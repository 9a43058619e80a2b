import { once } from 'node:events';
import { Agent, type ClientRequest, request } from 'node:http';

export interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds after the start before which it is not sent. */
  notBefore?: number;
}

export interface Answered {
  /** 0 where the connection broke. */
  status: number;
  /** Milliseconds from when it was sent, or was due. */
  milliseconds: number;
}

/** Sends all calls with limited concurrency over keep-alive connections; returns replies in the order of the calls. */
export async function sendAll(
  address: string,
  sent: readonly Sent[],
  together: number,
): Promise<readonly Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  const started = performance.now();
  const answered: Answered[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < sent.length; index = next++) {
      const one = sent[index];
      if (one !== undefined) answered[index] = await send({ agent, address, started }, one);
    }
  };
  await Promise.all(Array.from({ length: Math.min(together, sent.length) }, lane));
  agent.destroy();
  return answered;
}

async function send(
  { agent, address, started }: { agent: Agent; address: string; started: number },
  { path, method = 'GET', headers = {}, body, notBefore = 0 }: Sent,
): Promise<Answered> {
  const wait = started + notBefore - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  const from = performance.now();
  const status = await statusOf(() => request(new URL(path, address), { method, agent, headers }), body);
  return { status, milliseconds: performance.now() - from };
}

async function statusOf(open: () => ClientRequest, body: string | undefined): Promise<number> {
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

/** How many were answered each status, as text: `200 × 499, 503 × 1`. */
export function statusesOf(answered: readonly Answered[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answered) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status} × ${count}`).join(', ');
}
