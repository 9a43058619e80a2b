import { type Relay, startRelay } from './startRelay';

/** A relay in front of a database. */
export interface DatabaseProxy extends Relay {
  /** The database's address through the relay. */
  url: string;
}

/** Starts a relay on a free port in front of the database of `target`. */
export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const url = new URL(target);
  const relay = await startRelay(Number(url.port));
  url.port = String(relay.port);
  return { ...relay, url: url.href };
}
