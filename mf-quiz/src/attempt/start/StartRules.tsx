import type { ShowScores } from '@marquee/shared-contracts';
import styles from './StartRules.module.css';

export const StartRules = ({ showScores }: { showScores: ShowScores }) => (
  <ul className={styles.rules}>
    <li>The time runs until the quiz closes, whenever you start. It is submitted automatically at 0:00.</li>
    <li>Go back and change answers as often as you like, until you submit. You submit once.</li>
    <li>
      Each answer is saved at once. Without a network it waits on this device and is sent when you are back.
    </li>
    {showScores === 'after-end' ? <li>Scores and the leaderboard are shown after the quiz ends.</li> : null}
    <li className={styles.keys}>
      Keys: <kbd>A</kbd>–<kbd>D</kbd> choose, <kbd>←</kbd> <kbd>→</kbd> turn the pages, <kbd>Enter</kbd> goes
      on.
    </li>
  </ul>
);
