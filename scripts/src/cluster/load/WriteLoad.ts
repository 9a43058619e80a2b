import { setTimeout as pause } from 'node:timers/promises';
import type { HttpsCaller, Reply } from './HttpsCaller';
import type { Write, WriteKind } from './planWrites';

/** The reply to one try of a write; times in milliseconds of `performance.now()`. */
export interface Outcome {
  kind: WriteKind;
  sentAt: number;
  repliedAt: number;
  status: number;
  hasRetryAfter: boolean;
  /** Whether an earlier try of this write got no success. */
  isRepeat: boolean;
  /** The start of an unexpected body. */
  body: string;
}

/** An acknowledged write, with the times of its last try and its reply; a login has its token. */
export interface Acknowledged {
  write: Write;
  sentAt: number;
  repliedAt: number;
  token?: string;
}

/** Browsers give up earlier. */
const MAX_TRIES = 40;

/** Beyond this many, new writes wait: an outage must not collect them without end. */
const MAX_IN_FLIGHT = 300;

/** Time until the full rate: connections are opened one after the other. */
const RAMP_MS = 5_000;

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** A submit whose first try was committed but never answered. */
const isRepeatedSubmit = ({ kind }: Write, { status, body }: Reply): boolean =>
  kind === 'submit' && status === 409 && body.includes('QUIZ_SUBMITTED');

/** Sends planned writes at a steady rate, and repeats those without success after the announced pause. */
export class WriteLoad {
  readonly outcomes: Outcome[] = [];
  readonly acknowledged: Acknowledged[] = [];
  readonly #caller: HttpsCaller;
  readonly #planned: Write[];
  readonly #pending = new Set<Promise<void>>();
  #next = 0;
  #isOver = false;
  #running: Promise<void> = Promise.resolve();

  constructor(caller: HttpsCaller, planned: Write[]) {
    this.#caller = caller;
    this.#planned = planned;
  }

  /** Whether the plan had enough writes so far. */
  get isExhausted(): boolean {
    return this.#next >= this.#planned.length;
  }

  start(perSecond: number): void {
    this.#running = this.#run(perSecond);
  }

  /** Resolves when every write has its last reply. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
    await Promise.all(this.#pending);
  }

  async #run(perSecond: number): Promise<void> {
    const started = performance.now();
    let due = started;
    while (!this.#isOver && !this.isExhausted) {
      const now = performance.now();
      // After a pause of this process the load continues at its rate instead of in a burst.
      if (now - due > 1_000) due = now;
      const share = Math.min(1, Math.max(0.1, (now - started) / RAMP_MS));
      for (; due <= now && !this.isExhausted; due += 1_000 / (perSecond * share))
        if (this.#pending.size < MAX_IN_FLIGHT) this.#start();
      await pause(5);
    }
  }

  #start(): void {
    const write = this.#planned[this.#next++];
    if (write === undefined) return;
    const sending = this.#send(write).finally(() => this.#pending.delete(sending));
    this.#pending.add(sending);
  }

  async #send(write: Write): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES && !(tries > 0 && this.#isOver); tries += 1) {
      const sentAt = performance.now();
      const reply = await this.#caller.call(write);
      if (this.#note(write, reply, { sentAt, isRepeat: tries > 0 })) return;
      await pause(1_000 * Math.min(3, Number(reply.retryAfter ?? 1)) + Math.random() * 500);
    }
  }

  /** Records a try and returns whether it was the last. */
  #note(write: Write, reply: Reply, { sentAt, isRepeat }: Pick<Outcome, 'sentAt' | 'isRepeat'>): boolean {
    const { status, body } = reply;
    const repliedAt = performance.now();
    const isDone = isSuccess(status) || (isRepeat && isRepeatedSubmit(write, reply));
    this.outcomes.push({
      kind: write.kind,
      sentAt,
      repliedAt,
      status: isDone ? 200 : status,
      hasRetryAfter: reply.retryAfter !== undefined,
      isRepeat,
      body: isDone ? '' : body.slice(0, 200),
    });
    if (!isDone) return status >= 400 && status < 500;
    const token = write.kind === 'login' ? readToken(body) : undefined;
    this.acknowledged.push({ write, sentAt, repliedAt, ...(token !== undefined && { token }) });
    return true;
  }
}

const readToken = (body: string): string =>
  (JSON.parse(body) as { data?: { token?: string } }).data?.token ?? '';
