import { tracingChannel } from 'node:diagnostics_channel';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** A statement without its parameters. */
export interface PublishedQuery {
  text: string;
}

/** Publishes each statement of both engines, for whoever observes the process. */
export const queryChannel = tracingChannel<unknown, PublishedQuery>('marquee:query');

/** Connects; without subscribers the connection stays as it is. */
export async function connectPublished(pool: PostgresPool): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  if (!queryChannel.start.hasSubscribers) return client;
  const query = async <R>(text: string, parameters: ReadonlyArray<unknown>) =>
    queryChannel.tracePromise(() => client.query<R>(text, parameters), { text });
  return { query, release: () => client.release() } as PostgresPoolClient;
}
