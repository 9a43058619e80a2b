import { setTimeout as pause } from 'node:timers/promises';
import { registration, buildPath } from '@marquee/shared-contracts';
import { sampleRegistrationForm } from '../sampleRegistrationForm';
import type { Crowd } from './seedCrowd';

/** A write by one person for one event: a registration, which queues a mail, or a favourite. */
export interface Write {
  token: string;
  eventId: string;
  path: string;
  body?: object;
}

export interface LoadResult {
  acknowledged: Write[];
  /** The number of replies by status; 0 means no reply. */
  statuses: Map<number, number>;
}

/** One write per person and event. */
export function listWrites({ tokens, eventIds }: Crowd): Write[] {
  return eventIds.flatMap((eventId, index) =>
    tokens.map((token, person): Write => {
      const call = { token, eventId };
      // The throttle permits fewer registrations per person and hour than there are events.
      return (index + person) % 4 === 0
        ? { ...call, path: buildPath(registration.register.path, { eventId }), body: sampleRegistrationForm }
        : { ...call, path: buildPath(registration.addFavourite.path, { eventId }) };
    }),
  );
}

async function send(address: string, { token, path, body }: Write): Promise<number> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    // The deadline exceeds the server's limits for a connection and a statement.
    signal: AbortSignal.timeout(25_000),
  }).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.status ?? 0;
}

interface Load {
  /** The remaining writes, taken from the end; failed writes are not retried. */
  waiting: Write[];
  lanes: number;
  /** Milliseconds between two writes of a lane; none by default. */
  pauseMs?: number;
  isOver: () => boolean;
}

/** Writes in several lanes, round-robin over the addresses, until the load is over; `result` fills meanwhile. */
export async function runWriteLoad(
  addresses: readonly string[],
  load: Load,
  result: LoadResult = { acknowledged: [], statuses: new Map() },
): Promise<LoadResult> {
  const runLane = async (address: string): Promise<void> => {
    for (let next = load.waiting.pop(); !load.isOver() && next !== undefined; next = load.waiting.pop()) {
      const status = await send(address, next);
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
      if (status >= 200 && status < 300) result.acknowledged.push(next);
      if (load.pauseMs !== undefined) await pause(load.pauseMs);
    }
  };
  const lanes = Array.from({ length: load.lanes }, (_, index) =>
    runLane(addresses[index % addresses.length] ?? ''),
  );
  await Promise.all(lanes);
  return result;
}

async function listEvents(address: string, path: string, token: string): Promise<string[]> {
  const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: { id: string }[] };
  return data.map(({ id }) => id);
}

/** Acknowledged writes that the server has lost. */
export async function findLostWrites(address: string, acknowledged: readonly Write[]): Promise<string[]> {
  const missing: string[] = [];
  for (const token of new Set(acknowledged.map((write) => write.token))) {
    const registered = await listEvents(address, registration.registered.path, token);
    const liked = await listEvents(address, registration.favourites.path, token);
    const own = acknowledged.filter((write) => write.token === token);
    for (const { eventId, path, body } of own)
      if (!(body === undefined ? liked : registered).includes(eventId)) missing.push(path);
  }
  return missing;
}

/** Replies by status, such as "12 × 200, 3 × 503". */
export const formatStatuses = ({ statuses }: LoadResult): string =>
  [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
