import { registrationLabel, type RegistrationState } from '@marquee/shared-contracts';
import { Chip } from '@marquee/shared-contracts/ui';

interface Props {
  state: RegistrationState;
  registerStart: string;
}

/** What an event says of registering, in a chip (RG-3). */
export function StateChip(props: Props) {
  const strong = props.state === 'REGISTERED' || props.state === 'CANCELLED';
  return <Chip strong={strong}>{registrationLabel(props)}</Chip>;
}
