import type { LiveType } from '../../contract/index';

/** `live` while the event stream is read, by this tab or by another of the browser; else `away`. */
export type LiveState = 'live' | 'away';

/** What a screen wants to hear of (NT-6). */
export interface Subscription {
  types: readonly LiveType[];
  /** Only of this event; of all without it. */
  eventId?: string | undefined;
  /** Seconds after which to read again without a word, while the stream is away; 60 when left out. */
  polling?: number;
}

/** One interest and what to do: read again. */
export interface Subscriber extends Subscription {
  onChange: () => void;
}

/** Whom the stream is followed for, and whether it is read. */
export interface StreamSubject {
  state: LiveState;
  readonly subscribers: ReadonlySet<Subscriber>;
}
