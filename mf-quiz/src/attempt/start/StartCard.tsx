import { formatDateTime, formatInBothZones, type QuizProgress } from '@marquee/shared-contracts';
import { Button, ButtonLink, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { RejectedAnswers } from '../autosave/RejectedAnswers';
import type { QuizStore } from '../QuizStore';
import { formatQuizTimeLeft } from '../timer/TimerChip';
import styles from './StartCard.module.css';
import { StartRules } from './StartRules';

interface Props {
  store: QuizStore;
  progress: QuizProgress;
}

/** The start screen: time left (QZ-5), number of questions, rules, and Start or Resume. */
export const StartCard = observer(function StartCard({ store, progress }: Props) {
  return (
    <Page heading={progress.title} width="form">
      <RejectedAnswers outbox={store.outbox} />
      <section className={styles.card} data-category="quiz" aria-label="Before you start">
        <dl className={styles.facts}>
          <div>
            <dt>Time left</dt>
            <dd className={styles.figure}>{formatQuizTimeLeft(store.clock.secondsLeft)}</dd>
          </div>
          <div>
            <dt>Questions</dt>
            <dd className={styles.figure}>{progress.totalQuestions}</dd>
          </div>
          <div className={styles.end}>
            <dt>Open until</dt>
            <dd>
              <time dateTime={progress.endsAt}>
                {formatInBothZones(progress.endsAt, progress.timezone, formatDateTime)}
              </time>
            </dd>
          </div>
        </dl>
        <StartRules showScores={progress.showScores} />
        <StartButton store={store} progress={progress} />
      </section>
    </Page>
  );
});

const StartButton = observer(function StartButton({ store, progress }: Props) {
  const navigate = useNavigate();
  const { state, lastPage, answeredPages, totalQuestions } = progress;
  if (state === 'OPEN')
    return (
      <>
        <p>{`You have answered ${answeredPages.length} of ${totalQuestions} questions.`}</p>
        <ButtonLink look="main" isWide to={`?page=${lastPage}`}>
          {`Resume at question ${lastPage}`}
        </ButtonLink>
      </>
    );
  const start = async () => {
    if (await store.begin()) await navigate('?page=1');
  };
  return (
    <Button look="main" isWide isBusy={store.questions.getPage(1).loading} onClick={() => void start()}>
      Start
    </Button>
  );
});
