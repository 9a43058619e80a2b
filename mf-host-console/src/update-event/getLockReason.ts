import { type HostEventDetails, errorCatalogue } from '@marquee/shared-contracts';

/** Returns why an event cannot be changed, or undefined if it can (EV-25). */
export function getLockReason({ cancelled, endTime, serverNow }: HostEventDetails): string | undefined {
  if (cancelled) return errorCatalogue.EVENT_CANCELLED.message;
  return Date.parse(endTime) <= Date.parse(serverNow) ? errorCatalogue.EVENT_ENDED.message : undefined;
}
