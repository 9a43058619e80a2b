import { type HostEventDetails, refusals } from '@marquee/shared-contracts';

/** Why an event can no longer be changed; undefined while it can (EV-25). */
export function refusedUpdate({ cancelled, endTime, serverNow }: HostEventDetails): string | undefined {
  if (cancelled) return refusals.EVENT_CANCELLED.message;
  return Date.parse(endTime) <= Date.parse(serverNow) ? refusals.EVENT_ENDED.message : undefined;
}
