import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import type { Database } from '../database/Database';
import type { TimedDatabase } from '../database/TimedDatabase';
import type { Bus, BusListener, Topic } from '../live/Bus';
import { Refusal } from '../http/refuse';
import { withTimeout } from '../withTimeout';
import { PositionLog } from './PositionLog';
import type { Replica } from './Replica';
import type { ReplicaRead } from './replicaReads';
import { ReadMetrics } from './ReadMetrics';
import { isAfterWrite } from './recentWrite';

/** Milliseconds that a replica may be behind; an older state comes from the primary. */
export const MAX_LAG_MS = 1_000;

/** Several positions within the longest lag, so that a replica that is up to date is always known to be. */
const POLL_MS = 200;

/** Milliseconds until a replica that does not answer counts as away. */
const ANSWER_MS = 1_000;

/** Where a read looks. */
export interface ReadSource extends TimedDatabase {
  /** The state has every change from before this time of the database; undefined on the primary. */
  completeUntil?: Date;
}

interface ReadSubject {
  name: ReplicaRead;
  /** The topic whose changes the read must contain once this instance has heard of them. */
  topic?: Topic;
  /** The call, unless its reply may be a second old for every caller. */
  request?: FastifyRequest;
}

/** A refusal is an answer too, so it is no fault of the replica. */
type Attempt<Result> = { result: Result } | { refusal: Refusal } | 'stale';

interface ReaderParts {
  database: Database;
  clock: Clock;
  bus: Bus;
  replica?: Replica | undefined;
}

/**
 * Sends public reads to replicas whose state is at most `MAX_LAG_MS` old and has all changes of their topic, and to the
 * primary in every other case. Each connection is asked, because an address may stand for several replicas.
 */
export class Readers implements BusListener {
  readonly metrics = new ReadMetrics();
  readonly #parts: ReaderParts;
  readonly #now: () => number;
  readonly #positions = new PositionLog(2 * MAX_LAG_MS);
  readonly #changes = new Map<Topic, number>();
  readonly #timer: NodeJS.Timeout | undefined;
  #gapAt = -Infinity;
  #isReachable = false;
  #checking: Promise<void> | undefined;

  /** `now` in milliseconds of a monotonic clock. */
  constructor(parts: ReaderParts, now: () => number = () => performance.now()) {
    this.#parts = parts;
    this.#now = now;
    if (parts.replica === undefined) return;
    this.metrics.startLag(now);
    parts.bus.listen(this);
    this.#timer = setInterval(() => void this.check(), POLL_MS).unref();
  }

  /** Whether there are replicas. */
  get isActive(): boolean {
    return this.#parts.replica !== undefined;
  }

  onTopic(topic: Topic): void {
    this.#changes.set(topic, this.#now());
  }

  onGap(): void {
    this.#gapAt = this.#now();
  }

  /** Whether a call must not share a reply that came from a replica. */
  needsPrimary(request: FastifyRequest): boolean {
    return this.isActive && isAfterWrite(request);
  }

  /** Runs a read on a replica, or on the primary; the work may run on both, so it must not write. */
  async read<Result>(
    { name, topic, request }: ReadSubject,
    work: (source: ReadSource) => Promise<Result>,
  ): Promise<Result> {
    const { replica, database, clock } = this.#parts;
    if (replica === undefined) return work({ database, clock });
    const isOwn = request !== undefined && isAfterWrite(request);
    const attempt = isOwn ? 'own write' : await this.#tryReplica(replica, topic, work);
    if (typeof attempt === 'object') {
      this.metrics.count(name, 'current');
      if ('refusal' in attempt) throw attempt.refusal;
      return attempt.result;
    }
    this.metrics.count(name, attempt);
    return work({ database, clock });
  }

  /** Reads the position of the primary and the progress of a replica; concurrent callers share one check. */
  check(): Promise<void> {
    const { replica } = this.#parts;
    if (replica === undefined) return Promise.resolve();
    this.#checking ??= this.#compare(replica).finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#checking;
    // A silent server would not answer a regular close either.
    await withTimeout(this.#parts.replica?.close() ?? Promise.resolve(), ANSWER_MS);
  }

  async #compare(replica: Replica): Promise<void> {
    const at = this.#now();
    const written = await withTimeout(replica.readWritten(this.#parts.clock), ANSWER_MS);
    if (written !== undefined) this.#positions.add({ ...written, at });
    const connected = replica.database.connection().execute((connection) => replica.readReplayed(connection));
    const replayed = await withTimeout(connected, ANSWER_MS);
    this.#isReachable = replayed !== undefined;
    const known = replayed === undefined ? undefined : this.#positions.findReplayed(replayed);
    if (known !== undefined) this.metrics.noteCurrent(known.at);
    for (const [topic, changedAt] of this.#changes)
      if (changedAt < at - MAX_LAG_MS) this.#changes.delete(topic);
  }

  async #tryReplica<Result>(
    replica: Replica,
    topic: Topic | undefined,
    work: (source: ReadSource) => Promise<Result>,
  ): Promise<Attempt<Result> | 'unreachable'> {
    if (!this.#parts.bus.isConnected) return 'stale';
    const changedAt = topic === undefined ? undefined : this.#changes.get(topic);
    const since = Math.max(this.#now() - MAX_LAG_MS, this.#gapAt, changedAt ?? -Infinity);
    const required = this.#positions.findSince(since);
    if (required === undefined) return 'stale';
    if (!this.#isReachable) return 'unreachable';
    const reading = replica.database.connection().execute(async (database): Promise<Attempt<Result>> => {
      const replayed = await replica.readReplayed(database);
      if (replayed === undefined || replayed < required.position) return 'stale';
      const { time } = this.#positions.findReplayed(replayed) ?? required;
      return answer(work({ database, clock: this.#parts.clock, completeUntil: time }));
    });
    const attempt = await withTimeout(reading, ANSWER_MS);
    // Later calls do not wait for this replica before it has answered a check.
    if (attempt === undefined) this.#isReachable = false;
    return attempt ?? 'unreachable';
  }
}

const answer = <Result>(work: Promise<Result>): Promise<{ result: Result } | { refusal: Refusal }> =>
  work.then(
    (result) => ({ result }),
    (error: unknown) => {
      if (error instanceof Refusal) return { refusal: error };
      throw error;
    },
  );
