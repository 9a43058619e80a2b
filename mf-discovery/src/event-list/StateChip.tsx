import { getRegistrationLabel, type RegistrationState } from '@marquee/shared-contracts';
import { Chip } from '@marquee/shared-contracts/ui';

interface Props {
  state: RegistrationState;
  registerStart: string;
}

/** The registration state of an event as a chip; none while registration is open, the usual state (LK-6). */
export function StateChip(props: Props) {
  if (props.state === 'OPEN') return null;
  const isStrong = props.state === 'REGISTERED' || props.state === 'CANCELLED';
  return <Chip isStrong={isStrong}>{getRegistrationLabel(props)}</Chip>;
}
