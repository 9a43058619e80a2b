import { useLocation, useParams, useSearchParams } from 'react-router-dom';

export interface EventAddress {
  eventId: string;
  /** The key of a private event's link (EV-10). */
  inviteKey: string | undefined;
}

/** The event that an address names; `legacyEventId` where an old link hands it over as the router's state instead (RT-1). */
export function useEventAddress(): EventAddress & { legacyEventId: string | undefined } {
  const { eventId = '' } = useParams();
  const inviteKey = useSearchParams()[0].get('k') ?? undefined;
  const state: unknown = useLocation().state;
  const former = Object(state) as { eventId?: unknown };
  const legacyEventId = eventId === '' && typeof former.eventId === 'string' ? former.eventId : undefined;
  return { eventId, inviteKey, legacyEventId };
}
