import { COINS_PER_QUIZ, DISQUALIFICATION_REASON_MAX } from '@marquee/shared-contracts';
import { Button, Dialog, TextAreaField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './QuizScores.module.css';
import type { ScoresStore } from './ScoresStore';

/** Confirms a disqualification and asks for its reason. */
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
        The attempt leaves the leaderboard and loses its {COINS_PER_QUIZ} coins. The participant is notified.
        You can undo this.
      </p>
      <TextAreaField
        label="Reason"
        rows={2}
        maxLength={DISQUALIFICATION_REASON_MAX}
        hint="Optional. The participant will see it."
        value={store.reason}
        onChange={store.setReason}
      />
      {disqualifying.error === undefined ? null : (
        <p role="alert" className={styles.error}>
          {disqualifying.error.message}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          look="danger"
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
