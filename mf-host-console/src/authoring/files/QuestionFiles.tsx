import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { QuizDraft } from '../QuizDraft';
import { ImportStore } from './ImportStore';
import styles from './QuestionFiles.module.css';

/** Questions from a CSV file and into one. */
export const QuestionFiles = observer(function QuestionFiles({ draft }: { draft: QuizDraft }) {
  const [store] = useState(() => new ImportStore(draft));
  return (
    <div className={styles.files}>
      <div className={styles.buttons}>
        <label className={styles.pick}>
          Import CSV
          <input
            type="file"
            accept=".csv,text/csv"
            className="visually-hidden"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              // The same file may be chosen again once it is mended.
              event.target.value = '';
              if (file !== undefined) void store.read(file);
            }}
          />
        </label>
        <Button busy={store.exporting.loading} onClick={() => void store.export()}>
          Export CSV
        </Button>
      </div>
      <Faults store={store} />
      <TakeDialog store={store} draft={draft} />
    </div>
  );
});

const Faults = observer(function Faults({ store }: { store: ImportStore }) {
  const faults = store.reading.result?.faults;
  if (faults === undefined) return null;
  return (
    <div role="alert" className={styles.faults}>
      <p>{`Nothing was taken from ${store.fileName}. Please mend these lines and choose it again:`}</p>
      <ul>
        {faults.map(({ line, message }) => (
          <li key={`${line} ${message}`}>{`Line ${line}: ${message}`}</li>
        ))}
      </ul>
      <Button onClick={store.leave}>Close</Button>
    </div>
  );
});

const TakeDialog = observer(function TakeDialog({ store, draft }: { store: ImportStore; draft: QuizDraft }) {
  const { waiting, fileName, fits, take, leave } = store;
  const count = waiting?.length ?? 0;
  const there = draft.questions.length;
  return (
    <Dialog title={`Import ${fileName}`} open={waiting !== undefined} onClose={leave}>
      <p>{`The file has ${count} ${count === 1 ? 'question' : 'questions'}, this quiz has ${there}.`}</p>
      {fits ? null : <p>Together they are more than 200: they can only replace those that there are.</p>}
      <div className={styles.buttons}>
        <Button look="main" disabled={!fits} onClick={() => take('add')}>
          Add them at the end
        </Button>
        <Button onClick={() => take('replace')}>{`Replace all ${there}`}</Button>
        <Button onClick={leave}>Cancel</Button>
      </div>
    </Dialog>
  );
});
