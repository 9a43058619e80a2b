import { type FormQuestion, getParticipantLimit } from '@marquee/shared-contracts';
import { useLive } from '@marquee/shared-contracts/browser';
import {
  Button,
  ButtonLink,
  CallView,
  Empty,
  Pagination,
  Skeleton,
  usePagePosition,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AnswerColumns, listColumns } from './AnswerColumns';
import { ActivityChart } from './ActivityChart';
import { AttendeeSearch } from './AttendeeSearch';
import { type AttendeeFilter, type AttendeePage, AttendeesStore } from './AttendeesStore';
import { AttendeesTable } from './AttendeesTable';
import styles from './Attendees.module.css';
import { formatPeople } from './formatPeople';
import { useAttendeeFilter } from './useAttendeeFilter';

interface Props {
  eventId: string;
  /** The event's own questions. */
  questions: readonly FormQuestion[];
}

/** An event's activity and its attendees, with search, filters and pages. */
export const Attendees = observer(function Attendees({ eventId, questions }: Props) {
  const [store] = useState(() => new AttendeesStore(eventId));
  const [filter, change] = useAttendeeFilter();
  const { page, after } = usePagePosition();
  const key = JSON.stringify(filter);
  useEffect(() => store.show(JSON.parse(key) as AttendeeFilter, { page, after }), [store, key, page, after]);
  useLive({ types: ['EVENT_CHANGED'], eventId }, () => void store.refresh());
  return (
    <div className={styles.page}>
      <section className={styles.page} aria-labelledby="people">
        <h2 id="people">Registered participants</h2>
        <AttendeeSearch filter={filter} questions={questions} onChange={change} />
        <AnswerColumns questions={questions} columns={filter.columns} onChange={change} />
        <CallView
          call={store.list}
          loadingText="Loading participants..."
          skeleton={<Skeleton count={12} />}
          failureText="No participant"
        >
          {(attendeePage) => (
            <AttendeeList
              store={store}
              attendeePage={attendeePage}
              filter={filter}
              page={page}
              questions={listColumns(questions, filter.columns)}
            />
          )}
        </CallView>
      </section>
      <Activity store={store} />
    </div>
  );
});

/** Registrations, views and check-ins over time. */
const Activity = observer(function Activity({ store: { activity } }: { store: AttendeesStore }) {
  useEffect(() => void activity.run(), [activity]);
  return (
    <CallView
      call={activity}
      loadingText="Loading the activity..."
      skeleton={<Skeleton shape="row" count={2} />}
    >
      {(result) => <ActivityChart activity={result} />}
    </CallView>
  );
});

const isFiltered = ({ q, type, team, checkedIn, question }: AttendeeFilter): boolean =>
  [q, type, team, checkedIn, question].some(Boolean);

const formatTotal = (total: number, filter: AttendeeFilter): string =>
  total === getParticipantLimit(filter) ? `${total} or more people` : formatPeople(total);

interface AttendeeListProps {
  store: AttendeesStore;
  attendeePage: AttendeePage;
  filter: AttendeeFilter;
  page: number;
  /** The own questions that have a column. */
  questions: readonly FormQuestion[];
}

const AttendeeList = observer(function AttendeeList({
  store,
  attendeePage,
  filter,
  page,
  questions,
}: AttendeeListProps) {
  const { totalElements: total, totalPages, next } = attendeePage;
  const { pathname } = useLocation();
  if (total === 0)
    return (
      <Empty drawing="people" text="No participants found">
        {isFiltered(filter) ? <ButtonLink to={pathname}>Show all participants</ButtonLink> : null}
      </Empty>
    );
  return (
    <>
      <div className={styles.facts}>
        <output>{formatTotal(total, filter)}</output>
        <Button isBusy={store.exporting.loading} onClick={() => void store.export(filter)}>
          Download CSV
        </Button>
      </div>
      <AttendeesTable store={store} people={attendeePage.participants} questions={questions} />
      <Pagination label="Pages of participants" page={page} pages={totalPages} next={next} />
    </>
  );
});
