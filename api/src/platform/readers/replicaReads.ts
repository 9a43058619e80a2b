/**
 * The reads that may use a replica (AP-18); everything else uses the primary. None depends on its caller, locks a row or decides
 * about access.
 */
export const REPLICA_READS = [
  'event list',
  'event search',
  'event details',
  'event document',
  'running leaderboard',
] as const;

export type ReplicaRead = (typeof REPLICA_READS)[number];
