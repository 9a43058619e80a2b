/** A server that does not take a connection in this time is away; one on the same network takes milliseconds. */
export const CONNECT_MS = 3_000;

/** The server ends a statement by itself before (`statement_timeout`): only an unreachable one takes so long. */
export const STATEMENT_MS = 9_000;

/** Scripts hold many statements, each with the server's own limit. */
export const SCRIPT_MS = 60_000;

/** How connections to a PostgreSQL server are opened and how long they live. */
export const SERVER_LIMITS = {
  max: 20,
  // How long a call waits for its turn: a crowd at one moment queues here rather than being turned away.
  connectionTimeoutMillis: 9_000,
  statement_timeout: 8_000,
  // A server that lost us would keep the transaction's locks until TCP gives up, which takes hours.
  idle_in_transaction_session_timeout: 15_000,
  // A proxy or a failover in between forgets connections that are silent or old.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  maxLifetimeSeconds: 1_800,
} as const;
