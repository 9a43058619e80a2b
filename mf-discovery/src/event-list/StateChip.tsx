import { getPendingLabel, getRegistrationLabel, type RegistrationState } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { Chip } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';

interface Props {
  eventId: string;
  state: RegistrationState;
  registerStart: string;
}

/**
 * The registration state of an event as a chip, or that the participant waits or asked (RG-19, RG-22); none while
 * registration is open, the usual state (LK-6).
 */
export const StateChip = observer(function StateChip({ eventId, ...event }: Props) {
  const pending = session.marks.pending.get(eventId);
  const isOver = event.state === 'ENDED' || event.state === 'CANCELLED' || event.state === 'REGISTERED';
  if (pending !== undefined && !isOver) return <Chip isStrong>{getPendingLabel(pending)}</Chip>;
  if (event.state === 'OPEN') return null;
  const isStrong = event.state === 'REGISTERED' || event.state === 'CANCELLED';
  return <Chip isStrong={isStrong}>{getRegistrationLabel(event)}</Chip>;
});
