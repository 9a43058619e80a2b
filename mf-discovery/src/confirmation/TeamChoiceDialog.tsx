import { formatInBothZones, getTeamDeadline } from '@marquee/shared-contracts';
import { Button, Dialog } from '@marquee/shared-contracts/ui';
import type { ViewedEvent } from '../event-page/EventStore';
import styles from './TeamChoiceDialog.module.css';

interface Props {
  event: ViewedEvent;
  isOpen: boolean;
  onChoice: (choice: 'create' | 'join' | 'later') => void;
}

const formatSizes = ({ minTeamSize, maxTeamSize }: ViewedEvent): string =>
  minTeamSize === maxTeamSize ? String(maxTeamSize) : `${minTeamSize} to ${maxTeamSize}`;

/** The team sizes, and the deadline of TM-9 where a team is required. */
const formatTeamRule = (event: ViewedEvent): string =>
  event.minTeamSize > 1
    ? `This event is for teams of ${formatSizes(event)}. You need a team by ${formatInBothZones(getTeamDeadline(event), event.timezone)}.`
    : `You can take part alone or in a team of up to ${event.maxTeamSize}.`;

/** Offers to create or join a team after registering for a team event (RG-9). */
export function TeamChoiceDialog({ event, isOpen, onChoice }: Props) {
  return (
    <Dialog title="You're in! Next: your team" isOpen={isOpen} onClose={() => onChoice('later')}>
      <p>{formatTeamRule(event)}</p>
      <div className={styles.buttons}>
        <Button look="main" onClick={() => onChoice('create')}>
          Create a team
        </Button>
        <Button onClick={() => onChoice('join')}>Join a Team</Button>
        <Button look="quiet" onClick={() => onChoice('later')}>
          Later
        </Button>
      </div>
    </Dialog>
  );
}
