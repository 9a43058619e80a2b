import { useSlot } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { EventStore, ViewedEvent } from './EventStore';
import { useServerNow } from './useServerNow';

interface Props {
  event: ViewedEvent;
  store: EventStore;
}

/** The actions of other remotes for this event, below its registration (RT-26). */
export const RemoteActions = observer(function RemoteActions({ event, store }: Props) {
  const registrationState = store.getState(event, useServerNow());
  const contents = useSlot('event.actions', { eventId: event.id, registrationState });
  if (contents.length === 0) return null;
  return <section aria-label="More actions">{contents.map(({ element }) => element)}</section>;
});
