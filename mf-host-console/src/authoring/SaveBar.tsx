import { Button, ButtonLink } from '@marquee/shared-contracts/ui';
import { links } from '@marquee/shared-contracts';
import { observer } from 'mobx-react-lite';
import type { AuthoringStore } from './AuthoringStore';
import type { QuizDraft } from './QuizDraft';
import styles from './SaveBar.module.css';

interface Props {
  store: AuthoringStore;
  draft: QuizDraft;
  onSave: () => void;
}

/** How many questions there are, whether they are saved, and the way to save them; always in sight. */
export const SaveBar = observer(function SaveBar({ store, draft, onSave }: Props) {
  const { length } = draft.questions;
  return (
    <div className={styles.bar}>
      <p className={styles.sum}>
        <strong>{`${length} ${length === 1 ? 'question' : 'questions'}`}</strong>
        <output className={styles.note}>
          {draft.changed ? 'Your changes are not saved yet.' : 'Everything is saved.'}
        </output>
      </p>
      {draft.changed ? (
        <Button busy={store.rereading.loading} onClick={() => void store.discard()}>
          Discard changes
        </Button>
      ) : (
        <ButtonLink to={links.manageEvents()}>Back to your events</ButtonLink>
      )}
      <Button look="main" busy={store.saving.loading} onClick={onSave}>
        Save quiz
      </Button>
    </div>
  );
});
