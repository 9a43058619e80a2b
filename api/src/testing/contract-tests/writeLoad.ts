import { setTimeout as pause } from 'node:timers/promises';
import { registration, pathOf } from '@marquee/shared-contracts';
import { sampleRegistrationForm } from '../sampleRegistrationForm';
import type { Crowd } from './seedCrowd';

/** One write of one person about one event: a registration, which sends a mail, or a favourite. */
export interface Write {
  token: string;
  eventId: string;
  path: string;
  body?: object;
}

export interface LoadResult {
  acknowledged: Write[];
  /** How often each status came; 0 is no answer. */
  statuses: Map<number, number>;
}

/** A write of everybody about every event. */
export function listWrites({ tokens, eventIds }: Crowd): Write[] {
  return eventIds.flatMap((eventId, index) =>
    tokens.map((token, person): Write => {
      const call = { token, eventId };
      // The throttle on registrations is generous to a person, but not sixty an hour.
      return (index + person) % 4 === 0
        ? { ...call, path: pathOf(registration.register.path, { eventId }), body: sampleRegistrationForm }
        : { ...call, path: pathOf(registration.addFavourite.path, { eventId }) };
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
    // Longer than a call may wait for a connection and its statement.
    signal: AbortSignal.timeout(25_000),
  }).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.status ?? 0;
}

interface Load {
  /** Taken from the end; those that failed are not tried again. */
  waiting: Write[];
  lanes: number;
  /** Between two writes of a lane; none by default. */
  pauseMs?: number;
  isOver: () => boolean;
}

/** Writes in several lanes, in turn at each address, until the load is over; `result` fills meanwhile. */
export async function runWriteLoad(
  addresses: readonly string[],
  load: Load,
  result: LoadResult = { acknowledged: [], statuses: new Map() },
): Promise<LoadResult> {
  const lane = async (address: string): Promise<void> => {
    for (let next = load.waiting.pop(); !load.isOver() && next !== undefined; next = load.waiting.pop()) {
      const status = await send(address, next);
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
      if (status >= 200 && status < 300) result.acknowledged.push(next);
      if (load.pauseMs !== undefined) await pause(load.pauseMs);
    }
  };
  const lanes = Array.from({ length: load.lanes }, (_, index) =>
    lane(addresses[index % addresses.length] ?? ''),
  );
  await Promise.all(lanes);
  return result;
}

async function eventsOf(address: string, path: string, token: string): Promise<string[]> {
  const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: { id: string }[] };
  return data.map(({ id }) => id);
}

/** The acknowledged writes that the server no longer knows. */
export async function findLostWrites(address: string, acknowledged: readonly Write[]): Promise<string[]> {
  const missing: string[] = [];
  for (const token of new Set(acknowledged.map((write) => write.token))) {
    const registered = await eventsOf(address, registration.registered.path, token);
    const liked = await eventsOf(address, registration.favourites.path, token);
    const own = acknowledged.filter((write) => write.token === token);
    for (const { eventId, path, body } of own)
      if (!(body === undefined ? liked : registered).includes(eventId)) missing.push(path);
  }
  return missing;
}

/** "12 × 200, 3 × 503" */
export const formatStatuses = ({ statuses }: LoadResult): string =>
  [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
