import { type EventCard, events } from '@marquee/shared-contracts';
import { RemoteCall, type RemoteCallView, request } from '@marquee/shared-contracts/browser';
import { useEffect, useState } from 'react';
import { publicEvents } from './publicEvents';

/** The public list, or the events that the server finds by a text. */
export function useEventList(q: string): RemoteCallView<readonly EventCard[]> {
  const [found] = useState(
    () => new RemoteCall((text: string) => request(events.events, { query: { q: text, size: '100' } })),
  );
  useEffect(() => {
    if (q === '') found.reset();
    void (q === '' ? publicEvents.run() : found.run(q));
  }, [q, found]);
  return q === '' ? publicEvents : found;
}
