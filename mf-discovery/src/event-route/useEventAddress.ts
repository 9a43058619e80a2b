import { useLocation, useParams, useSearchParams } from 'react-router-dom';

export interface EventAddress {
  eventId: string;
  /** The invite key of a private event's link. */
  inviteKey: string | undefined;
}

/** Returns the event id of the address; `legacyEventId` is the id that old links pass as router state (RT-1). */
export function useEventAddress(): EventAddress & { legacyEventId: string | undefined } {
  const { eventId = '' } = useParams();
  const inviteKey = useSearchParams()[0].get('k') ?? undefined;
  const state: unknown = useLocation().state;
  const legacyState = Object(state) as { eventId?: unknown };
  const legacyEventId =
    eventId === '' && typeof legacyState.eventId === 'string' ? legacyState.eventId : undefined;
  return { eventId, inviteKey, legacyEventId };
}

/** Adds a private event's invite key to a path, if there is a key (EV-10). */
export function withInviteKey(path: string, inviteKey: string | undefined): string {
  if (inviteKey === undefined) return path;
  const [pathname = '', hash] = path.split('#');
  const address = `${pathname}?k=${encodeURIComponent(inviteKey)}`;
  return hash === undefined ? address : `${address}#${hash}`;
}
