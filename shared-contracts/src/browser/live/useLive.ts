import { useEffect, useEffectEvent } from 'react';
import type { LiveType } from '../../contract/index';
import type { Subscription } from './Subscriber';
import { liveUpdates } from './LiveUpdates';

/** Listens while the component stands; `onChange` reads again what it shows. See `LiveUpdates.listen`. */
export function useLive({ types, eventId, polling }: Subscription, onChange: () => void): void {
  const kinds = types.join(' ');
  const latest = useEffectEvent(onChange);
  useEffect(() => {
    const interest = { types: kinds.split(' ') as LiveType[], eventId, ...(polling && { polling }) };
    return liveUpdates.subscribe(interest, () => latest());
  }, [kinds, eventId, polling]);
}
