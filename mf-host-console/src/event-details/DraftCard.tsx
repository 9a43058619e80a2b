import { type HostEventDetails, links, startRule } from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink, FormFailure } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { formatMissingFields } from '../event-form/eventAdapter';
import styles from './EventDetail.module.css';
import type { PublicationStore } from './PublicationStore';

/** Returns what prevents the publication, or undefined for a complete draft (EV-41). */
function findObstacle({ missing = [], startTime }: HostEventDetails): string | undefined {
  if (missing.length > 0) return `To publish it, fill in: ${formatMissingFields(missing)}.`;
  return startRule(startTime, serverClock.now());
}

interface Props {
  event: HostEventDetails;
  store: PublicationStore;
}

/** Says that an event is a draft and what it lacks, and publishes it when it is complete. */
export const DraftCard = observer(function DraftCard({ event, store }: Props) {
  const { publishing, publish } = store;
  const obstacle = findObstacle(event);
  return (
    <section aria-labelledby="draft" className={styles.card}>
      <h2 id="draft" className={styles.heading}>
        This event is a draft
      </h2>
      <p>Only its hosts see it. {obstacle ?? 'It is ready to be published.'}</p>
      {publishing.error === undefined ? null : <FormFailure text={publishing.error.message} />}
      <div className={styles.actions}>
        {obstacle === undefined ? (
          <Button look="main" isBusy={publishing.loading} onClick={() => void publish(event.title)}>
            Publish
          </Button>
        ) : null}
        <ButtonLink look={obstacle === undefined ? 'plain' : 'main'} to={links.updateEvent(event.id)}>
          Update
        </ButtonLink>
      </div>
    </section>
  );
});
