import type { Cluster } from '../../postgres/startCluster';
import type { Figure } from '../Figure';

/** Rehearses a fault or a crowd on an empty PostgreSQL and returns the figures. */
export type Drill = (cluster: Cluster) => Promise<Figure[]>;
