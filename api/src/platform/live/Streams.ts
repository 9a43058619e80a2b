import { live, type LiveMessage, type LiveType } from '@marquee/shared-contracts';
import { reportBackgroundError, runInBackground } from '../background/backgroundErrors';
import type { Clock } from '../clock';
import type { Database } from '../database/Database';
import { refuse } from '../http/refuse';
import type { Bus, BusListener, Topic } from './Bus';
import { EventStream } from './EventStream';
import { OpenStreams, type Owner } from './OpenStreams';
import { readDatabaseTime } from '../database/TimedDatabase';
import { findConcernedAccounts, findEndingQuizzes, findLiveSessions } from './queries';
import { ReadSpread } from './ReadSpread';
import { TopicLog } from './TopicLog';

const TYPES = {
  account: 'NOTIFICATION',
  event: 'EVENT_CHANGED',
  leaderboard: 'LEADERBOARD_CHANGED',
  ending: 'QUIZ_ENDING',
  waitlist: 'EVENT_CHANGED',
} as const satisfies Record<string, LiveType>;

/**
 * Collects repeated changes of one topic for this time. Leaderboards change at most every 2 s, so a shorter
 * time is useless.
 */
const DEBOUNCE_MS = { account: 50, event: 50, leaderboard: 2_000, ending: 0, waitlist: 500 };

/** Polls sessions, because signals would require every way of ending a session to remember its streams. */
const CHECK_MS = 500;
const CHECKS_PER_HEARTBEAT = 30;
const CHECKS_PER_ENDINGS = 2;

/** Announces a quiz's end one minute before. */
const ENDING_MS = 60_000;

/** A reader that missed more topics than this reloads everything. */
const EVENTS_TO_RESUME = 20;

/** Browsers reconnect after 1 to 4 seconds, spread out after an instance has stopped. */
const chooseRetryMs = (): number => 1_000 + Math.floor(Math.random() * 3_000);

interface Delivery {
  topic: Topic;
  at: Date;
  number: number;
}

/** Sends the bus's topics to open streams, each account only its own topics (NT-6). */
export class Streams implements BusListener {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #open = new OpenStreams();
  readonly #log = new TopicLog();
  readonly #spread = new ReadSpread();
  /** Unsent topics, oldest first; topics in `gathering` still wait for repeats. */
  readonly #pending = new Set<Delivery>();
  readonly #debounced = new Map<Topic, Delivery>();
  readonly #warned = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #checks = 0;
  #isStopping = false;

  constructor({ database, clock, bus }: { database: Database; clock: Clock; bus: Bus }) {
    this.#database = database;
    this.#clock = clock;
    bus.listen(this);
  }

  /** Opens a stream; `lastEventId` is the position at which this browser's previous stream ended. */
  open(owner: Owner, lastEventId: string | undefined): EventStream {
    if (this.#isStopping) refuse('OVERLOADED');
    const stream = new EventStream();
    this.#open.add(stream, owner);
    stream.onClosed(() => this.#stopWhenIdle());
    this.#timer ??= setInterval(() => this.#check(), CHECK_MS).unref();
    stream.write(`retry: ${chooseRetryMs()}\nid: ${this.#getId()}\n\n`);
    if (lastEventId !== undefined)
      runInBackground('resume a stream', () => this.#resume(stream, owner, lastEventId));
    return stream;
  }

  onTopic(topic: Topic, at: Date): void {
    const number = this.#log.add(topic);
    if (this.#debounced.has(topic) || !this.#hasListeners(topic)) return;
    const delivery = { topic, at, number };
    this.#pending.add(delivery);
    this.#debounced.set(topic, delivery);
    const deliver = (): void => runInBackground('tell streams', () => this.#deliver(delivery));
    setTimeout(deliver, DEBOUNCE_MS[parseTopic(topic).kind]).unref();
  }

  onGap(): void {
    this.#log.restart();
    this.#open.write(this.#formatMessage('REFETCH', { browsers: this.#open.size }));
  }

  /** Ends every stream, so that none delays a stop. */
  end(): void {
    this.#isStopping = true;
    clearInterval(this.#timer);
    this.#open.end();
  }

  /** Ends the streams of sessions that ended or were suspended (AU-24). */
  async #endRevoked(): Promise<void> {
    const tokenHashes = this.#open.tokenHashes;
    const alive = await findLiveSessions(this.#database, tokenHashes, this.#clock);
    const over = new Set(tokenHashes.filter((tokenHash) => !alive.has(tokenHash)));
    this.#open.end(({ tokenHash }) => over.has(tokenHash));
  }

  /** Every instance announces to its own streams, so this bypasses the bus. */
  async #announceEndings(): Promise<void> {
    const now = await readDatabaseTime({ database: this.#database, clock: this.#clock });
    const until = new Date(now.getTime() + ENDING_MS);
    for (const [id, end] of this.#warned) if (end <= now.getTime()) this.#warned.delete(id);
    for (const { id, endTime } of await findEndingQuizzes(this.#database, { now, until })) {
      if (this.#warned.get(id) !== endTime.getTime()) this.onTopic(`ending:${id}`, now);
      this.#warned.set(id, endTime.getTime());
    }
  }

  #hasListeners(topic: Topic): boolean {
    const { kind, id } = parseTopic(topic);
    return kind === 'account' ? this.#open.has(id) : this.#open.size > 0;
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { topic, at } = delivery;
    this.#debounced.delete(topic);
    const { kind, id } = parseTopic(topic);
    const accountIds = kind === 'account' ? [id] : await this.#findConcerned(topic, this.#open.accountIds);
    this.#pending.delete(delivery);
    this.#open.write(this.#formatTopic(topic, at, this.#open.count(accountIds)), accountIds);
  }

  async #resume(stream: EventStream, { accountId }: Owner, lastEventId: string): Promise<void> {
    // Topics that are still collecting will reach this stream too.
    const topics = this.#log.findSince(lastEventId)?.filter((topic) => !this.#debounced.has(topic));
    const events = topics?.filter((topic) => parseTopic(topic).kind !== 'account') ?? [];
    if (topics === undefined || events.length > EVENTS_TO_RESUME)
      return stream.write(this.#formatMessage('REFETCH', { browsers: 1 }));
    for (const topic of topics) {
      const { kind, id } = parseTopic(topic);
      const concerned =
        kind === 'account' ? id === accountId : (await this.#findConcerned(topic, [accountId])).length > 0;
      if (concerned) stream.write(this.#formatTopic(topic, this.#clock.now(), 1));
    }
  }

  /** Without the database the recipients are unknown, so these topics are dropped. */
  #findConcerned(topic: Topic, accountIds: readonly string[]): Promise<string[]> {
    return findConcernedAccounts(this.#database, parseTopic(topic), accountIds).catch((error: unknown) => {
      reportBackgroundError('tell streams', error);
      return [];
    });
  }

  #formatTopic(topic: Topic, at: Date, browsers: number): string {
    const { kind, id } = parseTopic(topic);
    return this.#formatMessage(TYPES[kind], { at, browsers, ...(kind !== 'account' && { eventId: id }) });
  }

  #formatMessage(
    type: LiveType,
    { browsers, ...about }: { browsers: number; at?: Date; eventId?: string },
  ): string {
    const at = about.at ?? this.#clock.now();
    const spreadMs = this.#spread.announce(browsers);
    const message: LiveMessage = live.stream.definition.reply.parse({ ...about, type, at, spreadMs });
    return `id: ${this.#getId()}\nevent: ${type}\ndata: ${JSON.stringify(message)}\n\n`;
  }

  /** The position of a reader that is up to date: before the oldest unsent topic. */
  #getId(): string {
    const [oldest] = this.#pending;
    return this.#log.formatId(oldest === undefined ? this.#log.newest : oldest.number - 1);
  }

  #check(): void {
    this.#checks += 1;
    // The next poll follows a failed poll.
    runInBackground('end revoked streams', () => this.#endRevoked());
    if (this.#checks % CHECKS_PER_ENDINGS === 0)
      runInBackground('warn of endings', () => this.#announceEndings());
    if (this.#checks % CHECKS_PER_HEARTBEAT === 0) this.#open.write(`: still here\nid: ${this.#getId()}\n\n`);
  }

  #stopWhenIdle(): void {
    if (this.#open.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

function parseTopic(topic: Topic): { kind: keyof typeof TYPES; id: string } {
  const at = topic.indexOf(':');
  // A topic consists of a kind and an id.
  return { kind: topic.slice(0, at) as keyof typeof TYPES, id: topic.slice(at + 1) };
}
