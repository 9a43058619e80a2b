/** Connecting within a network takes milliseconds, so a slower server counts as away. */
export const CONNECT_MS = 3_000;

/** Beyond the server's own `statement_timeout`, so only an unreachable server takes this long. */
export const STATEMENT_MS = 9_000;

/** Scripts hold many statements, each with the server's own limit; a migration indexes millions of rows. */
export const SCRIPT_MS = 600_000;

/** Timeouts and lifetimes of connections to a PostgreSQL server. */
export const SERVER_LIMITS = {
  max: 20,
  // How long a call waits for a connection: a crowd queues here instead of being refused.
  connectionTimeoutMillis: 9_000,
  statement_timeout: 8_000,
  // Without it, a lost client's transaction would hold its locks until TCP gives up, which takes hours.
  idle_in_transaction_session_timeout: 15_000,
  // Compiling a statement takes longer than reading a page of a list.
  options: '-c jit=off',
  // Proxies and failovers drop idle or old connections.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  maxLifetimeSeconds: 1_800,
} as const;
