import { registration } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { useState } from 'react';
import { MAX_PENDING_EVENTS, PendingEvents } from '../my-events/PendingEvents';
import { formatWait } from './formatWait';

/** The events for whose seats the participant waits (RG-19). */
export function WaitingEvents() {
  const [loading] = useState(
    () => new RemoteCall(() => request(registration.waiting, { query: { size: MAX_PENDING_EVENTS } })),
  );
  return (
    <PendingEvents
      heading="On the waitlist"
      loading={loading}
      describe={({ wait, timezone }) => formatWait(wait, timezone)}
    />
  );
}
