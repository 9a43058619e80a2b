import type { Figure } from '../../bench/Figure';
import type { DatabaseClusterOptions } from '../startDatabaseCluster';
import type { ProductCluster } from '../startProductCluster';

/** Causes a fault on a whole, empty cluster under load. */
export interface ClusterDrill extends Pick<DatabaseClusterOptions, 'createData' | 'hasRelays'> {
  run: (cluster: ProductCluster) => Promise<Figure[]>;
  /** Why this machine cannot run it. */
  skip?: string | undefined;
  /** Removes what `createData` made. */
  removeData?: (path: string) => void;
}
