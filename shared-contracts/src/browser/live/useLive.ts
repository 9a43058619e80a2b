import { useEffect, useEffectEvent } from 'react';
import type { LiveType } from '../../contract/index';
import type { Subscription } from './Subscriber';
import { liveUpdates } from './LiveUpdates';

/** Subscribes to live updates while the component is mounted; `onChange` reloads the component's data. */
export function useLive({ types, eventId, polling }: Subscription, onChange: () => void): void {
  const kinds = types.join(' ');
  const latest = useEffectEvent(onChange);
  useEffect(() => {
    const subscription = { types: kinds.split(' ') as LiveType[], eventId, ...(polling && { polling }) };
    return liveUpdates.subscribe(subscription, () => latest());
  }, [kinds, eventId, polling]);
}
