import { errorCatalogue } from '@marquee/shared-contracts';
import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './QuizEditor.module.css';
import type { QuizEditorStore } from './QuizEditorStore';

/** Shows questions that another host saved meanwhile, and the choice between them and the draft (QZ-15). */
export const ConflictDialog = observer(function ConflictDialog({ store }: { store: QuizEditorStore }) {
  const { theirs, draft, keepMine, takeTheirs, decideLater } = store;
  return (
    <Dialog
      isAlert
      title={errorCatalogue.QUESTIONS_CHANGED.message}
      isOpen={theirs !== undefined}
      // Closing without a choice keeps the draft; the next save detects the conflict again.
      onClose={decideLater}
    >
      <p>
        {`What is saved now has ${theirs?.questions.length ?? 0} questions, yours ${draft?.questions.length ?? 0}. ` +
          'If you keep yours, saving replaces the others.'}
      </p>
      <div className={styles.actions}>
        <Button look="main" onClick={keepMine}>
          Keep mine
        </Button>
        <Button onClick={takeTheirs}>Use the saved questions</Button>
      </div>
    </Dialog>
  );
});
