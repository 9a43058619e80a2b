import { type HostEventDetails, errorCatalogue } from '@marquee/shared-contracts';

/** Why an event can no longer be changed; undefined while it can (EV-25). */
export function getLockReason({ cancelled, endTime, serverNow }: HostEventDetails): string | undefined {
  if (cancelled) return errorCatalogue.EVENT_CANCELLED.message;
  return Date.parse(endTime) <= Date.parse(serverNow) ? errorCatalogue.EVENT_ENDED.message : undefined;
}
