import { type HostEventDetails, manageEvents } from '@marquee/shared-contracts';
import { RemoteCall, request, serverClock, session } from '@marquee/shared-contracts/browser';
import { when } from 'mobx';

/** chosen: screens that a host opens within this time share one loaded event. */
const FRESH_MILLISECONDS = 30_000;

interface Opened {
  eventId: string;
  loading: RemoteCall<[], HostEventDetails>;
  /** The load under way, which all callers share. */
  pending: Promise<HostEventDetails | undefined> | undefined;
  loadedAt: number;
}

async function loadDetails(eventId: string): Promise<HostEventDetails> {
  const { data } = await request(manageEvents.details, { params: { eventId } });
  serverClock.observe(data.serverNow);
  return data;
}

/** The event that a host has open, loaded once for all its screens until the session ends. */
export class OpenedEvent {
  #opened: Opened | undefined = undefined;
  readonly #load: (eventId: string) => Promise<HostEventDetails>;

  constructor(load = loadDetails) {
    this.#load = load;
  }

  /** Returns the call of the event's details without starting it. */
  getCall(eventId: string): RemoteCall<[], HostEventDetails> {
    return this.#open(eventId).loading;
  }

  /** Loads the event unless it was loaded recently; a refresh keeps what is shown. */
  async ensure(eventId: string): Promise<void> {
    const { loading, loadedAt } = this.#open(eventId);
    if (loading.result === undefined || Date.now() - loadedAt > FRESH_MILLISECONDS)
      await this.refresh(eventId);
  }

  /** Loads the event again, or waits for the load under way. */
  async refresh(eventId: string): Promise<HostEventDetails | undefined> {
    const opened = this.#open(eventId);
    opened.pending ??= opened.loading.refresh().finally(() => {
      opened.pending = undefined;
      opened.loadedAt = Date.now();
    });
    return opened.pending;
  }

  /**
   * Returns the event as the server has it now.
   * @throws the `ApiError` of the failed load
   */
  async read(eventId: string): Promise<HostEventDetails> {
    const { loading } = this.#open(eventId);
    const event = await this.refresh(eventId);
    if (event === undefined)
      throw loading.error ?? loading.refreshError ?? new Error('The load was replaced.');
    return event;
  }

  #open(eventId: string): Opened {
    if (this.#opened?.eventId === eventId) return this.#opened;
    const loading = new RemoteCall(() => this.#load(eventId));
    const opened: Opened = { eventId, loading, pending: undefined, loadedAt: 0 };
    this.#opened = opened;
    const owner = session.account?.id;
    when(
      () => session.account?.id !== owner,
      () => {
        if (this.#opened === opened) this.#opened = undefined;
      },
    );
    return opened;
  }
}

/** The event that the page's host has open. */
export const openedEvent = new OpenedEvent();
