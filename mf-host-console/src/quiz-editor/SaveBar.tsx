import { Button, ButtonLink } from '@marquee/shared-contracts/ui';
import { links } from '@marquee/shared-contracts';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { QuizEditorStore } from './QuizEditorStore';
import type { QuizDraft } from './QuizDraft';
import styles from './SaveBar.module.css';

interface Props {
  store: QuizEditorStore;
  draft: QuizDraft;
  onSave: () => void;
}

/** The number of questions, their save state and the save button; always visible. */
export const SaveBar = observer(function SaveBar({ store, draft, onSave }: Props) {
  const { length } = draft.questions;
  const bar = useRef<HTMLDivElement>(null);
  const discard = async () => {
    await store.discard();
    // The link replaces the button that had the focus.
    if (!draft.isChanged) setTimeout(() => bar.current?.querySelector('a')?.focus());
  };
  return (
    <div ref={bar} className={styles.bar}>
      <p className={styles.total}>
        <strong>{`${length} ${length === 1 ? 'question' : 'questions'}`}</strong>
        <output className={styles.note}>
          {draft.isChanged ? 'Your changes are not saved yet.' : 'Everything is saved.'}
        </output>
      </p>
      {draft.isChanged ? (
        <Button isBusy={store.refetching.loading} onClick={() => void discard()}>
          Discard changes
        </Button>
      ) : (
        <ButtonLink to={links.manageEvents()}>Back to your events</ButtonLink>
      )}
      <Button look="main" isBusy={store.saving.loading} onClick={onSave}>
        Save quiz
      </Button>
    </div>
  );
});
