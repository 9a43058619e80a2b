import { Button } from '@marquee/shared-contracts/ui';
import { SavedMark } from '../keeping/SavedMark';
import type { QuizStore } from '../QuizStore';
import { TimerChip } from '../timing/TimerChip';
import styles from './TakingBar.module.css';

/** What stays in sight above the question: the time, where the answers are, and Finish. */
export const TakingBar = ({ store, onFinish }: { store: QuizStore; onFinish: () => void }) => (
  <header className={styles.bar}>
    <TimerChip timed={store} />
    <SavedMark courier={store.courier} kept={store.kept} />
    <Button onClick={onFinish}>Finish</Button>
  </header>
);
