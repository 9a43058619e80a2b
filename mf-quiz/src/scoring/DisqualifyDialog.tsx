import { COINS_PER_QUIZ } from '@marquee/shared-contracts';
import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './QuizScores.module.css';
import type { ScoresStore } from './ScoresStore';

/** Asks before an attempt is taken off the board, since nothing brings it back (LB-7, GM-1). */
export const DisqualifyDialog = observer(function DisqualifyDialog({ store }: { store: ScoresStore }) {
  const { doomed, disqualifying, askAbout, disqualify } = store;
  const close = () => askAbout(undefined);
  return (
    <Dialog title={`Disqualify ${doomed?.name ?? ''}?`} open={doomed !== undefined} onClose={close}>
      <p>
        The attempt leaves the board, everybody below moves up, and its {COINS_PER_QUIZ} coins are taken back.
        This cannot be undone.
      </p>
      {disqualifying.error === undefined ? null : (
        <p role="alert" className={styles.refused}>
          {disqualifying.error.message}
        </p>
      )}
      <div className={styles.answers}>
        <Button look="main" busy={disqualifying.loading} onClick={() => doomed && void disqualify(doomed)}>
          Disqualify
        </Button>
        <Button onClick={close}>Keep the attempt</Button>
      </div>
    </Dialog>
  );
});
