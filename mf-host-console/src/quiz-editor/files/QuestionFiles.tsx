import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CsvFileField } from '../../csv/CsvFileField';
import { LineErrors } from '../../csv/LineErrors';
import type { QuizDraft } from '../QuizDraft';
import { ImportStore } from './ImportStore';
import styles from './QuestionFiles.module.css';

/** Buttons that import questions from a CSV file and export them to a CSV file. */
export const QuestionFiles = observer(function QuestionFiles({ draft }: { draft: QuizDraft }) {
  const [store] = useState(() => new ImportStore(draft));
  return (
    <div className={styles.files}>
      <div className={styles.buttons}>
        <CsvFileField label="Import CSV" onChoose={(file) => void store.read(file)} />
        <Button isBusy={store.exporting.loading} onClick={() => void store.export()}>
          Export CSV
        </Button>
        <Button look="quiet" onClick={() => void store.saveTemplate()}>
          Download a template
        </Button>
      </div>
      <p className={styles.hint}>
        A CSV file has one question per line: the question, two to six options, and the correct answer as a
        letter or as text.
      </p>
      <ImportErrors store={store} />
      <ImportDialog store={store} draft={draft} />
    </div>
  );
});

const ImportErrors = observer(function ImportErrors({ store }: { store: ImportStore }) {
  const lineErrors = store.reading.result?.lineErrors;
  if (lineErrors === undefined) return null;
  return (
    <LineErrors
      text={`No questions were imported from ${store.fileName}. Fix these lines, then import the file again:`}
      lineErrors={lineErrors}
      onClose={store.cancel}
    />
  );
});

const ImportDialog = observer(function ImportDialog({
  store,
  draft,
}: {
  store: ImportStore;
  draft: QuizDraft;
}) {
  const { pendingQuestions, fileName, canAppend, importPending, cancel } = store;
  const count = pendingQuestions?.length ?? 0;
  const existingCount = draft.questions.length;
  return (
    <Dialog title={`Import ${fileName}`} isOpen={pendingQuestions !== undefined} onClose={cancel}>
      <p>{`The file has ${count} ${count === 1 ? 'question' : 'questions'}, this quiz has ${existingCount}.`}</p>
      {canAppend ? null : (
        <p>Together they exceed 200, so the file can only replace the existing questions.</p>
      )}
      <div className={styles.buttons}>
        <Button look="main" disabled={!canAppend} onClick={() => importPending('add')}>
          Add them at the end
        </Button>
        <Button onClick={() => importPending('replace')}>{`Replace all ${existingCount}`}</Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </Dialog>
  );
});
