import { COINS_PER_QUIZ } from '@marquee/shared-contracts';
import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './QuizScores.module.css';
import type { ScoresStore } from './ScoresStore';

/** Confirms a disqualification, which cannot be undone. */
export const DisqualifyDialog = observer(function DisqualifyDialog({ store }: { store: ScoresStore }) {
  const { pendingDisqualification, disqualifying, setPendingDisqualification, disqualify } = store;
  const close = () => setPendingDisqualification(undefined);
  return (
    <Dialog
      title={`Disqualify ${pendingDisqualification?.name ?? ''}?`}
      isOpen={pendingDisqualification !== undefined}
      onClose={close}
    >
      <p>
        The attempt leaves the board, everybody below moves up, and its {COINS_PER_QUIZ} coins are taken back.
        This cannot be undone.
      </p>
      {disqualifying.error === undefined ? null : (
        <p role="alert" className={styles.error}>
          {disqualifying.error.message}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          look="main"
          isBusy={disqualifying.loading}
          onClick={() => pendingDisqualification && void disqualify(pendingDisqualification)}
        >
          Disqualify
        </Button>
        <Button onClick={close}>Keep the attempt</Button>
      </div>
    </Dialog>
  );
});
