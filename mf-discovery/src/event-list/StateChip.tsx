import { getRegistrationLabel, type RegistrationState } from '@marquee/shared-contracts';
import { Chip } from '@marquee/shared-contracts/ui';

interface Props {
  state: RegistrationState;
  registerStart: string;
}

/** The registration state of an event as a chip. */
export function StateChip(props: Props) {
  const isStrong = props.state === 'REGISTERED' || props.state === 'CANCELLED';
  return <Chip isStrong={isStrong}>{getRegistrationLabel(props)}</Chip>;
}
