import { links } from '@marquee/shared-contracts';
import { serverClock, session } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { HostEventsStore } from '../events/HostEventsStore';
import { CreationTiles } from './CreationTiles';
import { Drafts } from './Drafts';
import { EventSummary } from './EventSummary';
import { findFirstEvent } from './findFirstEvent';
import styles from './HostHomeScreen.module.css';
import { SummarySkeleton } from './SummarySkeleton';

const NoEvents = ({ hasDrafts }: { hasDrafts: boolean }) => (
  <Empty text={hasDrafts ? 'You have no published events yet.' : 'You have no events yet.'}>
    {hasDrafts ? null : (
      <ButtonLink to={links.createEvents()} look="main">
        Create your first event
      </ButtonLink>
    )}
  </Empty>
);

/** `/home-host`: the host's first event and drafts, and links to create an event and to all events (EV-31). */
export const HostHomeScreen = observer(function HostHomeScreen() {
  const [{ list }] = useState(() => new HostEventsStore());
  useEffect(() => void list.run(), [list]);
  return (
    <Page heading={`Welcome, ${session.account?.firstname ?? ''}`}>
      <CreationTiles />
      <div className={styles.head}>
        <h2>Your event</h2>
        <ButtonLink to={links.manageEvents()}>See all</ButtonLink>
      </div>
      <CallView call={list} loadingText="Loading your events..." skeleton={<SummarySkeleton />}>
        {(events) => {
          const first = findFirstEvent(events, serverClock.now());
          return (
            <>
              {first === undefined ? (
                <NoEvents hasDrafts={events.length > 0} />
              ) : (
                <EventSummary event={first} />
              )}
              <Drafts events={events} />
            </>
          );
        }}
      </CallView>
    </Page>
  );
});
