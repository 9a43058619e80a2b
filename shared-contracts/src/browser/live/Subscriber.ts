import type { LiveType } from '../../contract/index';

/** `live` while this tab or another tab of the browser reads the event stream, else `away`. */
export type LiveState = 'live' | 'away';

/** The changes that a screen subscribes to. */
export interface Subscription {
  types: readonly LiveType[];
  /** Limits the subscription to one event. */
  eventId?: string | undefined;
  /** Seconds between two polls while the stream is away; 60 by default. */
  polling?: number;
}

/** A subscription with its callback. */
export interface Subscriber extends Subscription {
  onChange: () => void;
}

/** The subscribers of a stream, and the stream's state. */
export interface StreamSubject {
  state: LiveState;
  readonly subscribers: ReadonlySet<Subscriber>;
}
