import { type HostEvent, links } from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CancelOrDeleteDialogs } from '../cancel-or-delete/CancelOrDeleteDialogs';
import { CancelOrDeleteStore } from '../cancel-or-delete/CancelOrDeleteStore';
import { EventsSkeleton } from './EventsSkeleton';
import { EventsTable } from './EventsTable';
import { FilterForm } from './FilterForm';
import { filterEvents } from './filterEvents';
import { HostEventsStore } from './HostEventsStore';
import styles from './ManageEventsScreen.module.css';
import { useEventFilter } from './useEventFilter';

function FoundEvents({
  events,
  cancelOrDelete,
}: {
  events: readonly HostEvent[];
  cancelOrDelete: CancelOrDeleteStore;
}) {
  const [filter, change] = useEventFilter();
  const matching = filterEvents(events, filter, serverClock.now());
  return (
    <>
      <FilterForm filter={filter} onChange={change} />
      <output className={styles.count}>{`${matching.length} of ${events.length} events`}</output>
      {matching.length === 0 ? (
        <Empty drawing="search" text="No events match your selection.">
          <ButtonLink to={links.manageEvents()}>See all events</ButtonLink>
        </Empty>
      ) : (
        <EventsTable events={matching} onCancelOrDelete={cancelOrDelete.openDialog} />
      )}
    </>
  );
}

/** `/event-manage`: the host's own and administered events (HO-12). */
export const ManageEventsScreen = observer(function ManageEventsScreen() {
  const [{ list }] = useState(() => new HostEventsStore());
  const [cancelOrDelete] = useState(() => new CancelOrDeleteStore(() => void list.run()));
  useEffect(() => void list.run(), [list]);
  return (
    <Page heading="Manage events">
      <p className={styles.head}>
        <ButtonLink to={links.createEvents()} look="main">
          Create Event
        </ButtonLink>
      </p>
      <CallView call={list} loadingText="Loading your events..." skeleton={<EventsSkeleton />}>
        {(events) =>
          events.length === 0 ? (
            <Empty text="No events found">
              <ButtonLink to={links.hostHome()}>Back to your home</ButtonLink>
            </Empty>
          ) : (
            <FoundEvents events={events} cancelOrDelete={cancelOrDelete} />
          )
        }
      </CallView>
      <CancelOrDeleteDialogs store={cancelOrDelete} />
    </Page>
  );
});
