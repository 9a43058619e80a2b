import { links } from '@marquee/shared-contracts';
import { Button, ButtonLink, Dialog } from '@marquee/shared-contracts/ui';
import { useNavigate } from 'react-router-dom';
import styles from './CreateEventStep.module.css';
import { type CreationStore, currentCreation } from './CreationStore';

/** Confirms that the event, its rooms and stages are saved, then opens the host's events (EV-21). */
export function CreatedDialog({ store }: { store: CreationStore }) {
  const navigate = useNavigate();
  const proceed = () => {
    void navigate(links.manageEvents(), { replace: true });
    currentCreation.clear();
  };
  return (
    <Dialog title="Event Created Successfully!" isOpen onClose={proceed}>
      <p>{`${store.draft.values.opportunityTitle} is published.`}</p>
      <div className={styles.buttons}>
        {store.draft.values.opportunityType === 'quiz' ? (
          <ButtonLink
            look="main"
            to={links.createQuiz(store.createdId)}
            onClick={() => currentCreation.clear()}
          >
            Write questions
          </ButtonLink>
        ) : null}
        <Button look={store.draft.values.opportunityType === 'quiz' ? 'plain' : 'main'} onClick={proceed}>
          Manage events
        </Button>
        <ButtonLink to={links.event(store.createdId)} onClick={() => currentCreation.clear()}>
          View public page
        </ButtonLink>
      </div>
    </Dialog>
  );
}
