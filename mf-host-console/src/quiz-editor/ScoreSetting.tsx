import type { ShowScores } from '@marquee/shared-contracts';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { QuizDraft } from './QuizDraft';
import { scoreTimingNames } from './scoreTimingNames';
import styles from './ScoreSetting.module.css';

const choices: readonly { value: ShowScores; description: string }[] = [
  {
    value: 'after-submitting',
    description:
      'Participants see their score and the leaderboard as soon as they submit. While the quiz runs, somebody with a second account can find out right answers this way.',
  },
  {
    value: 'after-end',
    description:
      'Before the end, only hosts see scores, ranks and the leaderboard. Choose this if there are prizes.',
  },
];

/** When participants see their scores (LB-3). */
export const ScoreSetting = observer(function ScoreSetting({
  draft,
}: {
  draft: Pick<QuizDraft, 'showScores' | 'setShowScores'>;
}) {
  const id = useId();
  return (
    <fieldset className={styles.setting}>
      <legend className={styles.legend}>Show scores</legend>
      {choices.map(({ value, description }) => (
        <div key={value} className={styles.choice}>
          <label className={styles.label}>
            <input
              type="radio"
              name={id}
              checked={draft.showScores === value}
              aria-describedby={`${id}-${value}`}
              onChange={() => draft.setShowScores(value)}
            />
            {scoreTimingNames[value]}
          </label>
          <p id={`${id}-${value}`} className={styles.description}>
            {description}
          </p>
        </div>
      ))}
      <p className={styles.description}>This cannot change once somebody has started the quiz.</p>
    </fieldset>
  );
});
