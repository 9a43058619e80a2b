import { registration } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { useState } from 'react';
import { MAX_PENDING_EVENTS, PendingEvents } from '../my-events/PendingEvents';
import { formatRequest } from './formatRequest';

/** The events that the participant asked to be registered for (RG-22). */
export function RequestedEvents() {
  const [loading] = useState(
    () => new RemoteCall(() => request(registration.requests, { query: { size: MAX_PENDING_EVENTS } })),
  );
  return (
    <PendingEvents
      heading="Your requests"
      loading={loading}
      describe={({ request: asked }) => formatRequest(asked)}
    />
  );
}
