import { live, type LiveMessage, type LiveType } from '@marquee/shared-contracts';
import { reportBackgroundError } from '../background/backgroundErrors';
import { runInBackground } from '../background/runInBackground';
import type { Clock } from '../clock';
import type { Database } from '../database/Database';
import { refuse } from '../http/refuse';
import type { Bus, BusListener, Topic } from './Bus';
import { EventStream } from './EventStream';
import { OpenStreams, type Owner } from './OpenStreams';
import { readDatabaseTime } from '../database/readDatabaseTime';
import { findConcernedAccounts, findEndingQuizzes, findLiveSessions } from './queries';
import { ReadSpread } from './ReadSpread';
import { TopicLog } from './TopicLog';

const TYPES = {
  account: 'NOTIFICATION',
  event: 'EVENT_CHANGED',
  leaderboard: 'LEADERBOARD_CHANGED',
  ending: 'QUIZ_ENDING',
} as const satisfies Record<string, LiveType>;

/** Changes of one thing within this time are told once. A board is read anew every 2 s at most, so no sooner (LB-1). */
const DEBOUNCE_MS = { account: 50, event: 50, leaderboard: 2_000, ending: 0 };

/** chosen: sessions are looked at rather than signalled, so that no way to end one can forget its streams. */
const CHECK_MS = 500;
const CHECKS_PER_HEARTBEAT = 30;
const CHECKS_PER_ENDINGS = 2;

/** chosen: a quiz is about to end one minute before its end. */
const ENDING_MS = 60_000;

/** Who was away while more events than this changed reads everything again. */
const EVENTS_TO_RESUME = 20;

/** Browsers come back after 1 to 4 seconds, not all at once when an instance has stopped. */
const chooseRetryMs = (): number => 1_000 + Math.floor(Math.random() * 3_000);

interface Delivery {
  topic: Topic;
  at: Date;
  number: number;
}

/** Tells open streams what the bus says, each account only what concerns it (C2, NT-6). */
export class Streams implements BusListener {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #open = new OpenStreams();
  readonly #log = new TopicLog();
  readonly #spread = new ReadSpread();
  /** Heard and not yet told, oldest first; those in `gathering` still wait for more of the same. */
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

  /** Opens a stream; `lastEventId` is where an earlier one of this browser broke off. */
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

  /** Ends every stream: none of them may hold up a stop. */
  end(): void {
    this.#isStopping = true;
    clearInterval(this.#timer);
    this.#open.end();
  }

  /** Ends the streams whose session is over: logged out, expired, its password changed or its account suspended (AU-24). */
  async #endRevoked(): Promise<void> {
    const asked = this.#open.tokenHashes;
    const alive = await findLiveSessions(this.#database, asked, this.#clock);
    const over = new Set(asked.filter((tokenHash) => !alive.has(tokenHash)));
    this.#open.end(({ tokenHash }) => over.has(tokenHash));
  }

  /** Every instance tells its own streams, so this needs no bus. */
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
    const accountIds = kind === 'account' ? [id] : await this.#findConcerned(id, this.#open.accountIds);
    this.#pending.delete(delivery);
    this.#open.write(this.#formatTopic(topic, at, this.#open.count(accountIds)), accountIds);
  }

  async #resume(stream: EventStream, { accountId }: Owner, lastEventId: string): Promise<void> {
    // What is still gathering will be told to this stream like to every other.
    const topics = this.#log.findSince(lastEventId)?.filter((topic) => !this.#debounced.has(topic));
    const events = topics?.filter((topic) => parseTopic(topic).kind !== 'account') ?? [];
    if (topics === undefined || events.length > EVENTS_TO_RESUME)
      return stream.write(this.#formatMessage('REFETCH', { browsers: 1 }));
    for (const topic of topics) {
      const { kind, id } = parseTopic(topic);
      const concerned =
        kind === 'account' ? id === accountId : (await this.#findConcerned(id, [accountId])).length > 0;
      if (concerned) stream.write(this.#formatTopic(topic, this.#clock.now(), 1));
    }
  }

  /** A database that is away cannot say whom a change concerns: these hear of the next one. */
  #findConcerned(eventId: string, accountIds: readonly string[]): Promise<string[]> {
    return findConcernedAccounts(this.#database, eventId, accountIds).catch((error: unknown) => {
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

  /** Where a reader stands that has got everything told so far: before the oldest topic that is still to be told. */
  #getId(): string {
    const [oldest] = this.#pending;
    return this.#log.formatId(oldest === undefined ? this.#log.newest : oldest.number - 1);
  }

  #check(): void {
    this.#checks += 1;
    // A failing look is followed by another one.
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
  // A topic is made of a kind and an id, and nothing else.
  return { kind: topic.slice(0, at) as keyof typeof TYPES, id: topic.slice(at + 1) };
}
