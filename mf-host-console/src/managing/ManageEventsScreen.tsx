import { links } from '@marquee/shared-contracts';
import { ButtonLink, CallView, Empty, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { EventsSkeleton } from './EventsSkeleton';
import { EventsTable } from './EventsTable';
import { HostEventsStore } from './HostEventsStore';

/** The host's events, own and administered (HO-12). */
export const ManageEventsScreen = observer(function ManageEventsScreen() {
  const [{ list }] = useState(() => new HostEventsStore());
  useEffect(() => void list.run(), [list]);
  return (
    <Page heading="Manage events">
      <CallView call={list} loadingText="Loading your events..." skeleton={<EventsSkeleton />}>
        {({ events, total }) =>
          events.length === 0 ? (
            <Empty text="No events found">
              <ButtonLink to={links.hostHome()}>Back to your home</ButtonLink>
            </Empty>
          ) : (
            <>
              {events.length < total ? (
                <p>{`The ${events.length} last changed of your ${total} events.`}</p>
              ) : null}
              <EventsTable events={events} />
            </>
          )
        }
      </CallView>
    </Page>
  );
});
