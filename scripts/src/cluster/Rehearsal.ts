import type { Crowd } from './load/seedLoad';
import type { StreamClient } from './load/StreamClient';
import type { WriteLoad } from './load/WriteLoad';
import type { ProductCluster } from './startProductCluster';

/** The size of a load: its people, rate and streams, and its times before and after a fault. */
export interface LoadSize {
  people: number;
  perSecond: number;
  /** Writes a second that must be sent. */
  minPerSecond: number;
  streams: number;
  /** The time before the fault in which the rate is measured. */
  quietMs: number;
  settleMs: number;
}

/** A fault under load. */
export interface Fault {
  /** Causes the fault; `mark` names the time of each step after which errors may occur. */
  cause: (cluster: ProductCluster, mark: () => void) => Promise<unknown>;
  /** Repairs what the fault broke, under load; the cluster must be whole afterwards. */
  repair?: (cluster: ProductCluster) => Promise<unknown>;
  /** Instances killed while they sent mails. */
  killedInstances?: number;
}

/** The record of a rehearsal, from which figures are computed. */
export interface Rehearsal {
  crowd: Crowd;
  size: LoadSize;
  load: WriteLoad;
  /** Milliseconds of `performance.now()`. */
  startedAt: number;
  faultTimes: readonly number[];
  endedAt: number;
  killedInstances: number;
  /** Whether writes flowed without errors before the repair, and the cluster was whole after it. */
  hasRecovered: boolean;
  isWhole: boolean;
  /** Streams that got no message after the fault. */
  silentStreams: number;
  streams: readonly StreamClient[];
}

export const DRILL_SIZE: LoadSize = {
  people: 250,
  perSecond: 120,
  minPerSecond: 100,
  streams: 30,
  quietMs: 5_000,
  settleMs: 6_000,
};
