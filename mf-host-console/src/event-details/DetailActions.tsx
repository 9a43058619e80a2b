import { hasHostRight, type HostEventDetails, links } from '@marquee/shared-contracts';
import { ButtonLink, Menu } from '@marquee/shared-contracts/ui';
import type { EventState } from '@marquee/shared-contracts/widgets/host-event';
import { useNavigate } from 'react-router-dom';
import { creationSteps } from '../create-event/creationSteps';
import { listEventMenu, type OnCancelOrDelete } from '../events/listEventMenu';
import styles from './EventDetail.module.css';

interface Props {
  event: HostEventDetails;
  state: EventState;
  onCancelOrDelete: OnCancelOrDelete;
  onUnpublish: () => void;
}

/** The actions that the host's role allows: update while the event can change (EV-25), and the rare ones in a menu. */
export function DetailActions({ event, state, onCancelOrDelete, onUnpublish }: Props) {
  const navigate = useNavigate();
  const entries = listEventMenu(event, state, {
    onDuplicate: () => void navigate(creationSteps.first(event.id)),
    onCancelOrDelete,
    onUnpublish,
  });
  return (
    <div className={styles.actions}>
      {hasHostRight(event, 'event') && (state === 'upcoming' || state === 'running') ? (
        <ButtonLink look="main" to={links.updateEvent(event.id)}>
          Update
        </ButtonLink>
      ) : null}
      {entries.length === 0 ? null : <Menu label="More" entries={entries} />}
    </div>
  );
}
