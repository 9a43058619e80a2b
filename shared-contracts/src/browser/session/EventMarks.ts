import { makeAutoObservable, observable, reaction } from 'mobx';
import { type OwnEvent, type PendingRegistration, registration } from '../../contract/index';
import { RemoteCall } from '../RemoteCall';
import { request } from '../request';
import { toasts } from '../Toasts';

/** The ids of a participant's registered and liked events, read by every heart and button. */
export class EventMarks {
  readonly registered = observable.set<string>();
  readonly liked = observable.set<string>();
  /** The places in waitlists and the requests to be registered, by event id (RG-19, RG-22). */
  readonly pending = observable.map<string, PendingRegistration>();
  readonly loadingRegistered: RemoteCall<[], OwnEvent[]> = new RemoteCall(async () => {
    const { data, pending = [] } = await request(registration.registered);
    this.#loadedPending = pending;
    return data;
  });
  readonly loadingLiked: RemoteCall<[], OwnEvent[]> = new RemoteCall(
    async () => (await request(registration.favourites)).data,
  );

  /** Like requests in progress, by event id. */
  readonly #pendingLikes = new Map<string, Pick<RemoteCall<[], unknown>, 'reset'>>();

  /** Came with the registered events, and counts once they do. */
  #loadedPending: readonly PendingRegistration[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    // Every reload of a list, including a retry on a screen, updates the marks.
    reaction(
      () => this.loadingRegistered.result,
      (events) => this.applyRegistered(events),
    );
    reaction(
      () => this.loadingLiked.result,
      (events) => this.applyLiked(events),
    );
  }

  /** Loads both lists; a failure of one does not affect the other (AU-29). */
  async load(): Promise<void> {
    await Promise.all([this.loadingRegistered.run(), this.loadingLiked.run()]);
  }

  /** Loads the lists that failed. */
  async recover(): Promise<void> {
    const failed = [this.loadingRegistered, this.loadingLiked].filter(({ state }) => state === 'failed');
    await Promise.all(failed.map((list) => list.retry()));
  }

  clear(): void {
    this.registered.clear();
    this.liked.clear();
    this.pending.clear();
    this.#pendingLikes.forEach((like) => like.reset());
    this.#pendingLikes.clear();
    this.loadingRegistered.reset();
    this.loadingLiked.reset();
  }

  markRegistered(eventId: string): void {
    this.registered.add(eventId);
    this.loadingRegistered.expire();
  }

  /** Marks what the page of an event shows; without a wait and a request the event has no mark. */
  markPending({ eventId, wait, request: asked }: PendingRegistration): void {
    if (wait === null && asked === null) this.pending.delete(eventId);
    else this.pending.set(eventId, { eventId, wait, request: asked });
  }

  markCancelled(eventId: string): void {
    this.registered.delete(eventId);
    this.loadingRegistered.expire();
  }

  /**
   * Toggles a like optimistically and reverts with a toast after a failure, one request per event at a time (RG-14).
   * A private event needs its invite key.
   */
  async toggleLike(eventId: string, inviteKey?: string): Promise<void> {
    if (this.#pendingLikes.has(eventId)) return;
    const params = { eventId };
    const like = this.liked.has(eventId)
      ? new RemoteCall(() => request(registration.removeFavourite, { params }))
      : new RemoteCall(() => request(registration.addFavourite, { params, query: { k: inviteKey } }));
    this.#pendingLikes.set(eventId, like);
    this.flipLike(eventId);
    await like.run();
    // After `clear` the marks belong to another person.
    if (like.state === 'idle') return;
    this.#pendingLikes.delete(eventId);
    if (like.error) {
      this.flipLike(eventId);
      toasts.error(like.error.message);
    } else if (like.result?.message !== undefined) toasts.success(like.result.message);
  }

  private flipLike(eventId: string): void {
    if (!this.liked.delete(eventId)) this.liked.add(eventId);
    this.loadingLiked.expire();
  }

  private applyRegistered(events: readonly OwnEvent[] | undefined): void {
    if (events === undefined) return;
    this.registered.replace(events.map(({ id }) => id));
    this.pending.replace(this.#loadedPending.map((one) => [one.eventId, one]));
  }

  /** Keeps likes in progress, since the server may have sent the list before receiving them. */
  private applyLiked(events: readonly OwnEvent[] | undefined): void {
    if (events === undefined) return;
    const confirmed = events.map(({ id }) => id).filter((id) => !this.#pendingLikes.has(id));
    this.liked.replace([...confirmed, ...[...this.liked].filter((id) => this.#pendingLikes.has(id))]);
  }
}
