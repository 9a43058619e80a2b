import { links, type QuizProgress, type QuizErrorCode, errorCatalogue } from '@marquee/shared-contracts';
import { ButtonLink, Empty, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { RejectedAnswers } from '../autosave/RejectedAnswers';
import type { QuizStore } from '../QuizStore';
import { StartCountdown } from './StartCountdown';

interface Props {
  store: QuizStore;
  eventId: string;
  progress: QuizProgress;
  errorCode: QuizErrorCode;
}

/** Says why the quiz cannot be taken now, and links to the leaderboard or the event. */
export const QuizUnavailable = observer(function QuizUnavailable({
  store,
  eventId,
  progress,
  errorCode,
}: Props) {
  const isOver = errorCode === 'QUIZ_OVER' || errorCode === 'QUIZ_SUBMITTED';
  return (
    <Page heading={progress.title} width="form">
      <RejectedAnswers outbox={store.outbox} />
      <Empty text={errorCatalogue[errorCode].message}>
        {errorCode === 'QUIZ_NOT_STARTED' ? <StartCountdown store={store} progress={progress} /> : null}
        {isOver ? (
          <ButtonLink look="main" to={links.leaderboard(eventId)}>
            View leaderboard
          </ButtonLink>
        ) : (
          <ButtonLink to={links.event(eventId)}>See the event</ButtonLink>
        )}
      </Empty>
    </Page>
  );
});
