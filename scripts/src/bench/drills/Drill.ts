import type { Cluster } from '../../postgres/startCluster';
import type { Figure } from '../api/Figure';

/** One fault or crowd, played on an empty PostgreSQL of its own; returns what was counted beside its target. */
export type Drill = (cluster: Cluster) => Promise<Figure[]>;
