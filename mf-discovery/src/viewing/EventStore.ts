import {
  type EventDetails,
  homepage,
  hosting,
  participation,
  type ParticipantEventDetails,
  registrationState,
  type RegistrationState,
} from '@marquee/shared-contracts';
import { Call, request, serverClock, session } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

type OwnFlags = Pick<
  ParticipantEventDetails,
  'registered' | 'favourite' | 'team' | 'needsTeamBy' | 'attemptState'
>;

/** An event as whoever looks at it sees it: with the own flags of a participant, or as one of its hosts. */
export type ShownEvent = EventDetails &
  Partial<OwnFlags> & { hosted?: { registrations: number; inviteKey: string | null } };

interface Asked {
  eventId: string;
  /** The invite key of a private event's link (EV-10). */
  inviteKey: string | undefined;
  viewer: 'visitor' | 'user' | 'host';
}

/** chosen: the newest hundred of a host's events are enough to tell which are one's own. */
const OWN_EVENTS = '100';

async function loadForParticipant({ eventId, inviteKey }: Asked): Promise<ShownEvent> {
  const { data } = await request(participation.details, { params: { eventId }, query: { k: inviteKey } });
  if (data.registered) session.marks.markRegistered(eventId);
  else session.marks.markCancelled(eventId);
  return data;
}

/** A host sees an own event by the host's call: private ones without their key, too (EV-10). */
async function loadForHost(asked: Asked): Promise<ShownEvent> {
  const { content } = await request(hosting.list, { query: { size: OWN_EVENTS } });
  if (!content.some(({ data }) => data.id === asked.eventId)) return loadForVisitor(asked);
  const { data } = await request(hosting.details, { params: { eventId: asked.eventId } });
  const { registrations, inviteKey } = data;
  return { ...data, hosted: { registrations, inviteKey } };
}

async function loadForVisitor({ eventId, inviteKey }: Asked): Promise<ShownEvent> {
  return (await request(homepage.details, { params: { eventId }, query: { k: inviteKey } })).data;
}

const LOADING = { visitor: loadForVisitor, user: loadForParticipant, host: loadForHost };

async function loadEvent(asked: Asked): Promise<ShownEvent> {
  const event = await LOADING[asked.viewer](asked);
  serverClock.observe(event.serverNow);
  return event;
}

/** One event's page. */
export class EventStore {
  readonly loading = new Call(loadEvent);
  /** Reads again what is shown, and leaves it in sight when that fails. */
  readonly refreshing = new Call(loadEvent);
  private asked: Asked | undefined;

  constructor() {
    makeAutoObservable<this, 'asked'>(
      this,
      { loading: false, refreshing: false, asked: false },
      { autoBind: true },
    );
  }

  /** Loads the event for whoever looks at it: participants see what it is to them (RG-1). */
  async open(asked: Asked): Promise<void> {
    if (asked.eventId !== this.asked?.eventId) this.loading.reset();
    this.refreshing.reset();
    this.asked = asked;
    await this.loading.run(asked);
  }

  /** Reads the event again; one that is gone meanwhile is not shown any longer (EV-24). */
  async refresh(): Promise<void> {
    if (this.asked === undefined || this.loading.state !== 'succeeded' || this.refreshing.loading) return;
    await this.refreshing.run(this.asked);
    if (this.refreshing.error?.status === 404) await this.open(this.asked);
  }

  /** What is known last. */
  get event(): ShownEvent | undefined {
    return this.loading.state === 'failed' ? undefined : (this.refreshing.result ?? this.loading.result);
  }

  /** Nothing to see here: no such event, or one for invited people (G-5). */
  get missing(): boolean {
    return this.loading.error?.status === 404;
  }

  /** Known from the reply, or from the registered events that the session holds (spec section 4). */
  registered(event: ShownEvent): boolean {
    return event.registered === true || session.marks.registered.has(event.id);
  }

  /** The state at this moment, by the rule that the server follows: it turns while one looks (RG-3, C12). */
  state(event: ShownEvent, now: number): RegistrationState {
    return registrationState({ ...event, registered: this.registered(event) }, now);
  }
}
