import {
  type EventDetails,
  homepage,
  participation,
  type ParticipantEventDetails,
  type RegistrationState,
} from '@marquee/shared-contracts';
import { Call, request, serverClock, session } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

export type ShownEvent = EventDetails & Partial<Pick<ParticipantEventDetails, 'registered' | 'favourite'>>;

interface Asked {
  eventId: string;
  /** The invite key of a private event's link (EV-10). */
  inviteKey: string | undefined;
  asParticipant: boolean;
}

async function loadEvent({ eventId, inviteKey, asParticipant }: Asked): Promise<ShownEvent> {
  const input = { params: { eventId }, query: { k: inviteKey } };
  const { data } = asParticipant
    ? await request(participation.details, input)
    : await request(homepage.details, input);
  serverClock.observe(data.serverNow);
  return data;
}

/** One event's page. */
export class EventStore {
  readonly loading = new Call(loadEvent);
  private eventId: string | undefined;

  constructor() {
    makeAutoObservable<this, 'eventId'>(this, { loading: false, eventId: false }, { autoBind: true });
  }

  /** Loads the event for whoever looks at it: participants see what it is to them (RG-1). */
  async open(asked: Asked): Promise<void> {
    if (asked.eventId !== this.eventId) this.loading.reset();
    this.eventId = asked.eventId;
    await this.loading.run(asked);
  }

  /** Nothing to see here: no such event, or one for invited people (G-5). */
  get missing(): boolean {
    return this.loading.error?.status === 404;
  }

  /** Known from the reply, or from the registered events that the session holds (spec section 4). */
  registered(event: ShownEvent): boolean {
    return event.registered === true || session.marks.registered.has(event.id);
  }

  /** The server's state; a registration that this page has just made counts at once. */
  state(event: ShownEvent): RegistrationState {
    const over = event.registrationState === 'ENDED' || event.registrationState === 'CANCELLED';
    return this.registered(event) && !over ? 'REGISTERED' : event.registrationState;
  }
}
