import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { QuizStore } from '../QuizStore';
import styles from './FinishDialog.module.css';

interface Props {
  store: QuizStore;
  unanswered: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Confirms the submit, which cannot be repeated, and shows its error (QZ-9, QZ-12). */
export const FinishDialog = observer(function FinishDialog({ store, unanswered, isOpen, onClose }: Props) {
  const { submitting } = store.submission;
  const close = () => {
    // A submit in progress continues after closing: its reply still ends the attempt.
    if (!submitting.loading) submitting.reset();
    onClose();
  };
  return (
    <Dialog title="Are you sure you want to submit the quiz?" isOpen={isOpen} onClose={close}>
      <p>{unanswered === 0 ? 'All questions are answered.' : `${unanswered} unanswered`}</p>
      {submitting.error === undefined ? null : (
        <div role="alert" className={styles.failure}>
          <p>{submitting.error.message}</p>
          <p>Your answers stay as they are. You can try again, or continue answering.</p>
        </div>
      )}
      <div className={styles.buttons}>
        <Button look="main" isBusy={submitting.loading} onClick={() => void store.submit()}>
          {submitting.error === undefined ? 'Submit' : 'Try again'}
        </Button>
        <Button onClick={close}>Back to the questions</Button>
      </div>
    </Dialog>
  );
});
