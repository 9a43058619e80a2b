import { makeAutoObservable, observable, reaction } from 'mobx';
import { type OwnEvent, registration } from '../../contract/index';
import { RemoteCall } from '../RemoteCall';
import { request } from '../request';
import { toasts } from '../Toasts';

/** The ids of the events a participant is registered for and has liked; every heart and button reads them. */
export class EventMarks {
  readonly registered = observable.set<string>();
  readonly liked = observable.set<string>();
  readonly loadingRegistered = new RemoteCall(async () => (await request(registration.registered)).data);
  readonly loadingLiked = new RemoteCall(async () => (await request(registration.favourites)).data);

  /** The likes under way, by event. */
  private readonly turning = new Map<string, Pick<RemoteCall<[], unknown>, 'reset'>>();

  constructor() {
    makeAutoObservable<this, 'turning'>(this, { turning: false }, { autoBind: true });
    // Whoever asks for a list anew, a screen's Try again too, renews the marks.
    reaction(
      () => this.loadingRegistered.result,
      (events) => this.takeRegistered(events),
    );
    reaction(
      () => this.loadingLiked.result,
      (events) => this.takeLiked(events),
    );
  }

  /** Loads both lists; one that fails does not keep the other back (AU-29). */
  async load(): Promise<void> {
    await Promise.all([this.loadingRegistered.run(), this.loadingLiked.run()]);
  }

  clear(): void {
    this.registered.clear();
    this.liked.clear();
    this.turning.forEach((like) => like.reset());
    this.turning.clear();
    this.loadingRegistered.reset();
    this.loadingLiked.reset();
  }

  markRegistered(eventId: string): void {
    this.registered.add(eventId);
  }

  markCancelled(eventId: string): void {
    this.registered.delete(eventId);
  }

  /**
   * Turns a like round at once, and back with a message when the server refuses (RG-14). Once at a time for an event.
   * A private event is liked with its key (EV-10).
   */
  async toggleLike(eventId: string, inviteKey?: string): Promise<void> {
    if (this.turning.has(eventId)) return;
    const params = { eventId };
    const like = this.liked.has(eventId)
      ? new RemoteCall(() => request(registration.removeFavourite, { params }))
      : new RemoteCall(() => request(registration.addFavourite, { params, query: { k: inviteKey } }));
    this.turning.set(eventId, like);
    this.turn(eventId);
    await like.run();
    // Reset by `clear`: the marks on the page are not this person's any more.
    if (like.state === 'idle') return;
    this.turning.delete(eventId);
    if (like.error) {
      this.turn(eventId);
      toasts.error(like.error.message);
    } else if (like.result?.message !== undefined) toasts.success(like.result.message);
  }

  private turn(eventId: string): void {
    if (!this.liked.delete(eventId)) this.liked.add(eventId);
  }

  private takeRegistered(events: readonly OwnEvent[] | undefined): void {
    if (events !== undefined) this.registered.replace(events.map(({ id }) => id));
  }

  /** A like under way stays as the person turned it: the list may have been read before the server heard of it. */
  private takeLiked(events: readonly OwnEvent[] | undefined): void {
    if (events === undefined) return;
    const told = events.map(({ id }) => id).filter((id) => !this.turning.has(id));
    this.liked.replace([...told, ...[...this.liked].filter((id) => this.turning.has(id))]);
  }
}
