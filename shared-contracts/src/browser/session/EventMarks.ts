import { makeAutoObservable, observable } from 'mobx';
import { participation } from '../../contract/index';
import { isApiError } from '../ApiError';
import { Call } from '../Call';
import { request } from '../request';
import { toasts } from '../Toasts';

/** The ids of the events a participant is registered for and has liked; every heart and button reads them. */
export class EventMarks {
  readonly registered = observable.set<string>();
  readonly liked = observable.set<string>();
  readonly loadingRegistered = new Call(async () => (await request(participation.registered)).data);
  readonly loadingLiked = new Call(async () => (await request(participation.favourites)).data);

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Loads both lists; one that fails does not keep the other back (AU-29). */
  async load(): Promise<void> {
    await Promise.all([
      this.loadingRegistered.run().then((events) => this.replace(this.registered, events)),
      this.loadingLiked.run().then((events) => this.replace(this.liked, events)),
    ]);
  }

  clear(): void {
    this.registered.clear();
    this.liked.clear();
    this.loadingRegistered.reset();
    this.loadingLiked.reset();
  }

  markRegistered(eventId: string): void {
    this.registered.add(eventId);
  }

  /** Turns a like round at once, and back with a message when the server refuses (RG-14). */
  async toggleLike(eventId: string): Promise<void> {
    const call = this.liked.has(eventId) ? participation.removeFavourite : participation.addFavourite;
    this.turn(eventId);
    try {
      const reply = await request(call, { params: { eventId } });
      if (reply.message !== undefined) toasts.success(reply.message);
    } catch (error) {
      this.turn(eventId);
      toasts.error(isApiError(error) ? error.message : call.definition.failure);
    }
  }

  private turn(eventId: string): void {
    if (!this.liked.delete(eventId)) this.liked.add(eventId);
  }

  private replace(ids: Set<string>, events: readonly { id: string }[] | undefined): void {
    if (events === undefined) return;
    ids.clear();
    events.forEach((event) => ids.add(event.id));
  }
}
