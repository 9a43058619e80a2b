import { formatHits, links } from '@marquee/shared-contracts';
import { useLive } from '@marquee/shared-contracts/browser';
import {
  Button,
  CallView,
  Chip,
  Empty,
  Pagination,
  Skeleton,
  usePagePosition,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { AttemptsTable } from './AttemptsTable';
import { AnswerDistribution } from './AnswerDistribution';
import { DisqualifyDialog } from './DisqualifyDialog';
import styles from './QuizScores.module.css';
import { type Filter, type Scores, ScoresStore } from './ScoresStore';
import { SearchForm } from './SearchForm';
import { useFilter } from './useFilter';

/** Placeholder of the facts and a page of attempts. */
const ScoresSkeleton = () => (
  <div>
    <Skeleton shape="title" />
    <Skeleton count={12} />
  </div>
);

interface Props {
  eventId: string;
}

/** A quiz's attempts with search, state filter and pages, and after the end the answer distribution. */
export const QuizScores = observer(function QuizScores({ eventId }: Props) {
  const [store] = useState(() => new ScoresStore(eventId));
  const [filter, change] = useFilter();
  const { list } = store;
  const { q, state } = filter;
  const { page, after } = usePagePosition();
  useEffect(() => store.show({ q, state }, { page, after }), [store, q, state, page, after]);
  useLive({ types: ['LEADERBOARD_CHANGED'], eventId, polling: 15 }, store.refresh);
  const hasEnded = list.result?.ended === true;
  useEffect(() => {
    if (hasEnded) void store.distribution.run();
  }, [store, hasEnded]);
  return (
    <div className={styles.page}>
      <SearchForm filter={filter} onChange={change} />
      <CallView call={list} loadingText="Loading the scores..." skeleton={<ScoresSkeleton />}>
        {(scores) => (
          <>
            <Facts eventId={eventId} filter={filter} store={store} scores={scores} />
            <Attempts filter={filter} page={page} store={store} scores={scores} />
            {hasEnded ? <AnswerDistribution call={store.distribution} /> : null}
          </>
        )}
      </CallView>
      <DisqualifyDialog store={store} />
    </div>
  );
});

const formatCount = (count: number, noun: string, q = ''): string =>
  `${formatHits(count, q)} ${noun}${count === 1 ? '' : 's'}`;

interface PartProps {
  store: ScoresStore;
  scores: Scores;
}

const Facts = observer(function Facts({
  eventId,
  filter,
  store,
  scores,
}: PartProps & Props & { filter: Filter }) {
  const { totalElements: total, totalQuestions, ended } = scores;
  return (
    <div className={styles.facts}>
      <Chip isStrong={ended}>{ended ? 'Ended' : 'Not over yet'}</Chip>
      <span>{`${formatCount(total, 'attempt', filter.q)} · ${formatCount(totalQuestions, 'question')}`}</span>
      <Link to={links.leaderboard(eventId)}>View leaderboard</Link>
      <Button isBusy={store.exporting.loading} onClick={() => void store.export()}>
        Download CSV
      </Button>
    </div>
  );
});

function Attempts({ filter, page, store, scores }: PartProps & { filter: Filter; page: number }) {
  if (scores.content.length > 0 || page > 0)
    return (
      <>
        <AttemptsTable
          attempts={scores.content}
          totalQuestions={scores.totalQuestions}
          onDisqualify={store.setPendingDisqualification}
          onUndo={(attempt) => void store.undoDisqualification(attempt)}
        />
        <Pagination label="Pages of attempts" page={page} pages={scores.totalPages} next={scores.next} />
      </>
    );
  const isFiltered = filter.q !== '' || filter.state !== undefined;
  return (
    <Empty
      drawing="quiz"
      text={isFiltered ? 'No attempts match your search.' : 'Nobody has started this quiz yet.'}
    />
  );
}
