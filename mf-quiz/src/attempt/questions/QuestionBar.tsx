import { Button } from '@marquee/shared-contracts/ui';
import { SaveStatus } from '../autosave/SaveStatus';
import type { QuizStore } from '../QuizStore';
import { TimerChip } from '../timer/TimerChip';
import styles from './QuestionBar.module.css';

/** Sticky bar above the question: time left, save status and Finish. */
export const QuestionBar = ({ store, onFinish }: { store: QuizStore; onFinish: () => void }) => (
  <header className={styles.bar}>
    <TimerChip clock={store.clock} />
    <SaveStatus sender={store.sender} outbox={store.outbox} />
    <Button onClick={onFinish}>Finish</Button>
  </header>
);
