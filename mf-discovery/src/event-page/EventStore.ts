import {
  type EventDetails,
  events,
  manageEvents,
  registration,
  type ParticipantEventDetails,
  registrationState,
  type RegistrationState,
} from '@marquee/shared-contracts';
import { RemoteCall, request, serverClock, session } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

type OwnFlags = Pick<
  ParticipantEventDetails,
  | 'registered'
  | 'favourite'
  | 'team'
  | 'needsTeamBy'
  | 'attemptState'
  | 'joinLink'
  | 'room'
  | 'wait'
  | 'request'
  | 'announcementsMuted'
>;

/** An event as one role sees it: with a participant's own flags, or with a host's management fields. */
export type ViewedEvent = EventDetails &
  Partial<OwnFlags> & { hosted?: { registrations: number; inviteKey: string | null; isDraft: boolean } };

interface EventQuery {
  eventId: string;
  /** The invite key of a private event's link. */
  inviteKey: string | undefined;
  viewer: 'visitor' | 'user' | 'host';
}

async function loadForParticipant({ eventId, inviteKey }: EventQuery): Promise<ViewedEvent> {
  const { data } = await request(registration.details, { params: { eventId }, query: { k: inviteKey } });
  if (data.registered) session.marks.markRegistered(eventId);
  else session.marks.markCancelled(eventId);
  session.marks.markPending({ eventId, wait: data.wait ?? null, request: data.request ?? null });
  return data;
}

/** Hosts load their own event through the host endpoint, which needs no invite key. */
async function loadForHost(query: EventQuery): Promise<ViewedEvent> {
  const { content } = await request(manageEvents.list, { query: { event: query.eventId } });
  if (content.length === 0) return loadForVisitor(query);
  const { data } = await request(manageEvents.details, { params: { eventId: query.eventId } });
  const { registrations, inviteKey, state } = data;
  return { ...data, hosted: { registrations, inviteKey, isDraft: state === 'draft' } };
}

async function loadForVisitor({ eventId, inviteKey }: EventQuery): Promise<ViewedEvent> {
  return (await request(events.details, { params: { eventId }, query: { k: inviteKey } })).data;
}

const LOADERS = { visitor: loadForVisitor, user: loadForParticipant, host: loadForHost };

async function loadEvent(query: EventQuery): Promise<ViewedEvent> {
  const event = await LOADERS[query.viewer](query);
  serverClock.observe(event.serverNow);
  return event;
}

export class EventStore {
  readonly loading = new RemoteCall(loadEvent);
  #query: EventQuery | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Loads the event for the session's role; participants get their own flags. */
  async open(query: EventQuery): Promise<void> {
    if (query.eventId !== this.#query?.eventId) this.loading.reset();
    this.#query = query;
    await this.loading.run(query);
  }

  /** Refreshes the event and removes it from the screen once it was deleted (EV-24). */
  async refresh(): Promise<void> {
    if (this.#query === undefined || this.loading.state !== 'succeeded' || this.loading.refreshing) return;
    await this.loading.refresh(this.#query);
    if (this.loading.refreshError?.status === 404) await this.open(this.#query);
  }

  /** The last event that was loaded. */
  get event(): ViewedEvent | undefined {
    return this.hasFailed ? undefined : this.loading.result;
  }

  /** Whether the screen shows a failure; after an outage it keeps the event that it has. */
  get hasFailed(): boolean {
    const { state, error, result } = this.loading;
    return state === 'failed' && !(error?.isOutage && result !== undefined);
  }

  /** Whether the event does not exist, or is private and the invite key is missing. */
  get isMissing(): boolean {
    return this.loading.error?.status === 404;
  }

  /** Refreshes an event in which the participant may have a room (RM-5), a place in the waitlist or a request (RG-19, RG-22). */
  async refreshOwnState(): Promise<void> {
    const { event } = this;
    if (event?.wait || event?.request || (event?.registered === true && event.mode === 'offline'))
      await this.refresh();
  }

  /** Whether the participant is registered, by the reply or by the session's registered events. */
  isRegistered(event: ViewedEvent): boolean {
    return event.registered === true || session.marks.registered.has(event.id);
  }

  /** The event's state at `now`, by the server's own rule, so that it changes without a reload (RG-3). */
  getState(event: ViewedEvent, now: number): RegistrationState {
    return registrationState({ ...event, registered: this.isRegistered(event) }, now);
  }
}
