import { links } from '@marquee/shared-contracts';
import { ButtonLink, CallView, Empty, Page, Pagination, usePagePosition } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CancelOrDeleteDialogs } from '../cancel-or-delete/CancelOrDeleteDialogs';
import { CancelOrDeleteStore } from '../cancel-or-delete/CancelOrDeleteStore';
import { EventsSkeleton } from './EventsSkeleton';
import { EventsTable } from './EventsTable';
import { FilterForm } from './FilterForm';
import { type HostEventPage, HostEventsStore } from './HostEventsStore';
import styles from './ManageEventsScreen.module.css';
import { useEventFilter } from './useEventFilter';

interface FoundEventsProps {
  found: HostEventPage;
  page: number;
  cancelOrDelete: CancelOrDeleteStore;
}

function FoundEvents({ found, page, cancelOrDelete }: FoundEventsProps) {
  const { content, totalElements, allElements, totalPages, next } = found;
  if (allElements === 0)
    return (
      <Empty text="No events found">
        <ButtonLink to={links.hostHome()}>Back to your home</ButtonLink>
      </Empty>
    );
  return (
    <>
      <output className={styles.count}>{`${totalElements} of ${allElements} events`}</output>
      {totalElements === 0 ? (
        <Empty drawing="search" text="No events match your selection.">
          <ButtonLink to={links.manageEvents()}>See all events</ButtonLink>
        </Empty>
      ) : (
        <EventsTable events={content.map(({ data }) => data)} onCancelOrDelete={cancelOrDelete.openDialog} />
      )}
      <Pagination label="Pages of your events" page={page} pages={totalPages} next={next} />
    </>
  );
}

/** Loads the page and the filter of the address. */
function useHostEvents() {
  const [{ list }] = useState(() => new HostEventsStore());
  const [filter, change] = useEventFilter();
  const { page, after } = usePagePosition();
  const key = JSON.stringify(filter);
  useEffect(() => void list.run(JSON.parse(key) as typeof filter, { page, after }), [list, key, page, after]);
  return { list, filter, change, page };
}

/** `/event-manage`: the host's own and administered events (HO-12). */
export const ManageEventsScreen = observer(function ManageEventsScreen() {
  const { list, filter, change, page } = useHostEvents();
  const [cancelOrDelete] = useState(() => new CancelOrDeleteStore(() => void list.retry()));
  return (
    <Page heading="Manage events">
      <p className={styles.head}>
        <ButtonLink to={links.createEvents()} look="main">
          Create Event
        </ButtonLink>
      </p>
      {list.result?.allElements === 0 ? null : <FilterForm filter={filter} onChange={change} />}
      <CallView call={list} loadingText="Loading your events..." skeleton={<EventsSkeleton />}>
        {(found) => <FoundEvents found={found} page={page} cancelOrDelete={cancelOrDelete} />}
      </CallView>
      <CancelOrDeleteDialogs store={cancelOrDelete} />
    </Page>
  );
});
