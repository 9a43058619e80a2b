import { links } from '@marquee/shared-contracts';
import { useLive } from '@marquee/shared-contracts/browser';
import { ButtonLink, CallView, Empty, usePageTitle } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { TeamEvent } from '../create-or-join/TeamEvent';
import { EventRoute } from '../event-route/EventRoute';
import { TeamCard } from './TeamCard';
import { TeamSkeleton } from './TeamSkeleton';
import { TeamStore } from './TeamStore';

/** `/team/:eventId`: the participant's team in one event (TM-8 to TM-12). */
export function TeamScreen() {
  return (
    <EventRoute heading="My team" getAddress={links.team}>
      {(eventId) => <EventTeam key={eventId} eventId={eventId} />}
    </EventRoute>
  );
}

const EventTeam = observer(function EventTeam({ eventId }: { eventId: string }) {
  const [store] = useState(() => new TeamStore(eventId));
  const { loading, team } = store;
  useEffect(() => void store.refresh(), [store]);
  useLive({ types: ['NOTIFICATION'] }, () => void store.refresh());
  useLive({ types: ['EVENT_CHANGED'], eventId }, () => void store.refresh());
  usePageTitle(team?.teamName);
  return (
    <CallView
      call={loading}
      loadingText="Loading your team..."
      skeleton={<TeamSkeleton />}
      failureText={`Error fetching team details: ${loading.error?.message ?? ''}`}
    >
      {() => (team ? <TeamCard store={store} team={team} /> : <NoTeam eventId={eventId} />)}
    </CallView>
  );
});

/** Offers a team only where the participant can form one. */
const NoTeam = ({ eventId }: { eventId: string }) => (
  <TeamEvent eventId={eventId}>
    {() => (
      <Empty drawing="people" text="You have no team in this event yet.">
        <ButtonLink look="main" to={links.createOrJoin(eventId, 'create')}>
          Create or join a team
        </ButtonLink>
        <ButtonLink to={links.event(eventId)}>See the event</ButtonLink>
      </Empty>
    )}
  </TeamEvent>
);
