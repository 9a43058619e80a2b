import type { FastifyReply } from 'fastify';
import { reportBackgroundError } from '../../../platform/background/backgroundErrors';
import { runInBackground } from '../../../platform/background/runInBackground';
import type { Database } from '../../../platform/database/Database';
import { saveEventViews, type EventView } from './saveEventViews';

declare module '../../../platform/Application' {
  interface Application {
    readonly eventViews: EventViews;
  }
}

const BATCH_MS = 2_000;
/** Beyond this many views in two seconds the rest is not counted: a view is worth no memory without end. */
const MAX_PENDING = 10_000;

/** The parts of a call that say who looks. */
interface ViewContext {
  account: { id: string } | undefined;
  token: string | undefined;
  address: string;
  reply: FastifyReply;
  now: Date;
}

/** Counts who looks at events: remembers at once, writes in batches, and never holds up or breaks a reply (EV-27). */
export class EventViews {
  readonly #database: Database;
  #waiting = new Map<string, EventView>();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  record(eventId: string, { account, token, address, reply, now }: ViewContext): void {
    if (this.#waiting.size >= MAX_PENDING) return;
    const agent = String(reply.request.headers['user-agent'] ?? '').slice(0, 300);
    const view = { eventId, accountId: account?.id, token, stranger: `${address} ${agent}`, now };
    this.#waiting.set([eventId, account?.id ?? token ?? view.stranger, now.getUTCDate()].join(' '), view);
    this.#timer ??= setTimeout(() => runInBackground('save views', () => this.flush()), BATCH_MS).unref();
  }

  /** Writes what waits; what cannot be written is lost, as it is only a figure. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const views = [...this.#waiting.values()];
    this.#waiting = new Map();
    if (views.length > 0) await saveEventViews(this.#database, views);
  }

  async close(): Promise<void> {
    await this.flush().catch((error: unknown) => reportBackgroundError('save views', error));
  }
}
