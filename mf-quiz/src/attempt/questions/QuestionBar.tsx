import { Button } from '@marquee/shared-contracts/ui';
import { SaveStatus } from '../autosave/SaveStatus';
import type { QuizStore } from '../QuizStore';
import { TimerChip } from '../timer/TimerChip';
import styles from './QuestionBar.module.css';

/** What stays in sight above the question: the time, where the answers are, and Finish. */
export const QuestionBar = ({ store, onFinish }: { store: QuizStore; onFinish: () => void }) => (
  <header className={styles.bar}>
    <TimerChip timed={store} />
    <SaveStatus sender={store.sender} outbox={store.outbox} />
    <Button onClick={onFinish}>Finish</Button>
  </header>
);
