import { Button, Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './CheckIn.module.css';
import type { DoorStore } from './DoorStore';
import { describeOutcome, getTitle, isGood } from './Outcome';

/** Shows the outcome of the last scan in words and colour, and announces it. */
export const ScanResult = observer(function ScanResult({ store }: { store: DoorStore }) {
  const { outcome } = store;
  const tone = outcome === undefined ? '' : isGood(outcome) ? styles.good : styles.bad;
  const note = outcome && describeOutcome(outcome);
  const canUndo = outcome?.person !== undefined && (outcome.kind === 'in' || outcome.kind === 'already');
  return (
    <section aria-label="Last scan" className={`${styles.result} ${tone}`}>
      <div role="alert">
        {outcome === undefined ? null : (
          <>
            <p className={styles.title}>
              <Glyph name={isGood(outcome) ? 'check' : 'warning'} />
              {getTitle(outcome)}
            </p>
            {outcome.person === undefined ? null : <p className={styles.person}>{outcome.person.name}</p>}
            {note === undefined ? null : <p>{note}</p>}
          </>
        )}
      </div>
      {outcome === undefined ? <p className={styles.note}>No ticket was scanned yet.</p> : null}
      {canUndo ? (
        <Button
          onClick={() => void store.undo(outcome.person?.id ?? '')}
        >{`Undo: ${outcome.person?.name ?? ''}`}</Button>
      ) : null}
    </section>
  );
});
