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
import { ActivityChart } from './ActivityChart';
import { AttendeeSearch } from './AttendeeSearch';
import { type AttendeeFilter, type AttendeePage, AttendeesStore } from './AttendeesStore';
import { AttendeesTable } from './AttendeesTable';
import styles from './Attendees.module.css';
import { useAttendeeFilter } from './useAttendeeFilter';

/** An event's activity and its attendees, with search, filters and pages. */
export const Attendees = observer(function Attendees({ eventId }: { eventId: string }) {
  const [store] = useState(() => new AttendeesStore(eventId));
  const [filter, change] = useAttendeeFilter();
  const { page, after } = usePagePosition();
  const { list, activity } = store;
  const { q, type, team, checkedIn } = filter;
  useEffect(
    () => store.show({ q, type, team, checkedIn }, { page, after }),
    [store, q, type, team, checkedIn, page, after],
  );
  useEffect(() => void activity.run(), [activity]);
  useLive({ types: ['EVENT_CHANGED'], eventId }, () => void store.refresh());
  return (
    <div className={styles.page}>
      <section className={styles.page} aria-labelledby="people">
        <h2 id="people">Registered participants</h2>
        <AttendeeSearch filter={filter} onChange={change} />
        <CallView
          call={list}
          loadingText="Loading participants..."
          skeleton={<Skeleton count={12} />}
          failureText="No participant"
        >
          {(attendeePage) => (
            <AttendeeList store={store} attendeePage={attendeePage} filter={filter} page={page} />
          )}
        </CallView>
      </section>
      <CallView
        call={activity}
        loadingText="Loading the activity..."
        skeleton={<Skeleton shape="row" count={2} />}
      >
        {(result) => <ActivityChart activity={result} />}
      </CallView>
    </div>
  );
});

const isFiltered = ({ q, type, team, checkedIn }: AttendeeFilter): boolean =>
  [q, type, team, checkedIn].some(Boolean);

interface AttendeeListProps {
  store: AttendeesStore;
  attendeePage: AttendeePage;
  filter: AttendeeFilter;
  page: number;
}

const AttendeeList = observer(function AttendeeList({
  store,
  attendeePage,
  filter,
  page,
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
        <output>{`${total} ${total === 1 ? 'person' : 'people'}`}</output>
        <Button isBusy={store.exporting.loading} onClick={() => void store.export(filter)}>
          Download CSV
        </Button>
      </div>
      <AttendeesTable store={store} people={attendeePage.participants} />
      <Pagination label="Pages of participants" page={page} pages={totalPages} next={next} />
    </>
  );
});
