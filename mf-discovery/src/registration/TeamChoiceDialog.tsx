import type { ParticipantEventDetails } from '@marquee/shared-contracts';
import { Button, Dialog } from '@marquee/shared-contracts/ui';
import styles from './TeamChoiceDialog.module.css';

interface Props {
  event: ParticipantEventDetails;
  isOpen: boolean;
  onChoice: (choice: 'create' | 'join' | 'later') => void;
}

const formatTeamSize = ({ minTeamSize, maxTeamSize }: ParticipantEventDetails): string =>
  minTeamSize > 1
    ? `This event is for teams of ${minTeamSize} to ${maxTeamSize}: you need one before registration closes.`
    : `Teams of up to ${maxTeamSize} may take part.`;

/** Offers to create or join a team after registering for a team event (RG-9). */
export function TeamChoiceDialog({ event, isOpen, onChoice }: Props) {
  return (
    <Dialog title="You are registered. Now a team?" isOpen={isOpen} onClose={() => onChoice('later')}>
      <p>{formatTeamSize(event)}</p>
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
