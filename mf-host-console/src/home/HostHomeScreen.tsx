import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CreationTiles } from './CreationTiles';
import { Drafts } from './Drafts';
import { EventSummary } from './EventSummary';
import { createHomeCall } from './createHomeCall';
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
  const [call] = useState(createHomeCall);
  useEffect(() => void call.run(), [call]);
  return (
    <Page heading={`Welcome, ${session.account?.firstname ?? ''}`}>
      <CreationTiles />
      <div className={styles.head}>
        <h2>Your event</h2>
        <ButtonLink to={links.manageEvents()}>See all</ButtonLink>
      </div>
      <CallView call={call} loadingText="Loading your events..." skeleton={<SummarySkeleton />}>
        {({ first, drafts }) => (
          <>
            {first === null ? <NoEvents hasDrafts={drafts.length > 0} /> : <EventSummary event={first} />}
            <Drafts drafts={drafts} />
          </>
        )}
      </CallView>
    </Page>
  );
});
