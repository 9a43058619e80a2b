import { formatFullName, type HostEventDetails, links } from '@marquee/shared-contracts';
import { session, toasts } from '@marquee/shared-contracts/browser';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { AcceptanceButtons } from './AcceptanceButtons';
import { offerUndo } from './offerUndo';
import styles from './Collaborators.module.css';

interface Props {
  event: HostEventDetails;
  onAccepted: () => void;
}

/** Asks a new administrator of this event to accept or leave; hidden after the answer (HO-5). */
export const AcceptanceCard = observer(function AcceptanceCard({ event, onAccepted }: Props) {
  const navigate = useNavigate();
  const own = event.administrators.find(({ id }) => id === session.account?.id);
  if (own === undefined || own.accepted) return null;
  const { firstName: firstname, lastName: lastname } = event.host;
  return (
    <section className={styles.question} aria-labelledby="acceptance">
      <h3 id="acceptance">{`${formatFullName({ firstname, lastname })} made you an administrator`}</h3>
      <p>
        You can manage this event now. Until you accept, its public page does not name you and its hosts do
        not see your email address.
      </p>
      <AcceptanceButtons
        eventId={event.id}
        onAnswered={(answer) => {
          if (answer === 'leave') {
            offerUndo(event.id, () => void navigate(links.eventDetail(event.id)));
            return void navigate(links.manageEvents());
          }
          toasts.success('You accepted. The event’s page now names you.');
          onAccepted();
        }}
      />
    </section>
  );
});
