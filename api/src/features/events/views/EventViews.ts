import type { FastifyReply } from 'fastify';
import { reportBackgroundError, runInBackground } from '../../../platform/background/backgroundErrors';
import type { Database } from '../../../platform/database/Database';
import { saveEventViews, type EventView } from './saveEventViews';

declare module '../../../platform/Application' {
  interface Application {
    readonly eventViews: EventViews;
  }
}

const BATCH_MS = 2_000;
/** Views beyond this number in two seconds are dropped, which bounds memory. */
const MAX_PENDING = 10_000;

/** The parts of a request that identify the viewer. */
interface ViewContext {
  account: { id: string } | undefined;
  token: string | undefined;
  address: string;
  reply: FastifyReply;
  now: Date;
}

/**
 * Counts viewers of events: buffers views in memory, writes batches, and never delays or breaks a reply
 * (EV-27).
 */
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

  /** Writes the buffered views; views that cannot be written are dropped. */
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
