import { links, type ParticipantEventDetails, errorCatalogue } from '@marquee/shared-contracts';
import { Button, ButtonLink, FormFailure } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import styles from './InviteScreen.module.css';
import type { InviteStore } from './InviteStore';

interface Props {
  event: ParticipantEventDetails;
  store: InviteStore;
  onFailed: () => void;
}

export const JoinByInvite = observer(function JoinByInvite({ event, store, onFailed }: Props) {
  const navigate = useNavigate();
  const join = async () => {
    if ((await store.join()) === undefined) onFailed();
    else await navigate(links.team(event.id));
  };
  const isFull = store.loading.result?.freePlaces === 0;
  return (
    <>
      <p>You'll join right away.</p>
      {store.errorMessage === undefined ? null : <FormFailure text={store.errorMessage} />}
      <div className={styles.buttons}>
        <Button look="main" disabled={isFull} isBusy={store.joining.loading} onClick={() => void join()}>
          {isFull ? errorCatalogue.TEAM_FULL.message : 'Join the team'}
        </Button>
        <ButtonLink to={links.createOrJoin(event.id, 'join')}>See other teams</ButtonLink>
      </div>
    </>
  );
});
