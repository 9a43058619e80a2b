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
  'registered' | 'favourite' | 'team' | 'needsTeamBy' | 'attemptState'
>;

/** An event as whoever looks at it sees it: with the own flags of a participant, or as one of its hosts. */
export type ViewedEvent = EventDetails &
  Partial<OwnFlags> & { hosted?: { registrations: number; inviteKey: string | null } };

interface EventQuery {
  eventId: string;
  /** The invite key of a private event's link (EV-10). */
  inviteKey: string | undefined;
  viewer: 'visitor' | 'user' | 'host';
}

/** chosen: the newest hundred of a host's events are enough to tell which are one's own. */
const OWN_EVENTS_LIMIT = '100';

async function loadForParticipant({ eventId, inviteKey }: EventQuery): Promise<ViewedEvent> {
  const { data } = await request(registration.details, { params: { eventId }, query: { k: inviteKey } });
  if (data.registered) session.marks.markRegistered(eventId);
  else session.marks.markCancelled(eventId);
  return data;
}

/** A host sees an own event by the host's call: private ones without their key, too (EV-10). */
async function loadForHost(query: EventQuery): Promise<ViewedEvent> {
  const { content } = await request(manageEvents.list, { query: { size: OWN_EVENTS_LIMIT } });
  if (!content.some(({ data }) => data.id === query.eventId)) return loadForVisitor(query);
  const { data } = await request(manageEvents.details, { params: { eventId: query.eventId } });
  const { registrations, inviteKey } = data;
  return { ...data, hosted: { registrations, inviteKey } };
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

/** One event's page. */
export class EventStore {
  readonly loading = new RemoteCall(loadEvent);
  private query: EventQuery | undefined;

  constructor() {
    makeAutoObservable<this, 'query'>(this, { loading: false, query: false }, { autoBind: true });
  }

  /** Loads the event for whoever looks at it: participants see what it is to them (RG-1). */
  async open(asked: EventQuery): Promise<void> {
    if (asked.eventId !== this.query?.eventId) this.loading.reset();
    this.query = asked;
    await this.loading.run(asked);
  }

  /** Reads the event again; one that is gone meanwhile is not shown any longer (EV-24). */
  async refresh(): Promise<void> {
    if (this.query === undefined || this.loading.state !== 'succeeded' || this.loading.refreshing) return;
    await this.loading.refresh(this.query);
    if (this.loading.refreshError?.status === 404) await this.open(this.query);
  }

  /** What is known last. */
  get event(): ViewedEvent | undefined {
    return this.loading.state === 'failed' ? undefined : this.loading.result;
  }

  /** Nothing to see here: no such event, or one for invited people (G-5). */
  get isMissing(): boolean {
    return this.loading.error?.status === 404;
  }

  /** Known from the reply, or from the registered events that the session holds (spec section 4). */
  isRegistered(event: ViewedEvent): boolean {
    return event.registered === true || session.marks.registered.has(event.id);
  }

  /** The state at this moment, by the rule that the server follows: it turns while one looks (RG-3, C12). */
  getState(event: ViewedEvent, now: number): RegistrationState {
    return registrationState({ ...event, registered: this.isRegistered(event) }, now);
  }
}
