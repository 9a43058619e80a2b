import { links } from '@marquee/shared-contracts';
import { ButtonLink, CallView, Empty, Page, usePageTitle } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { TeamCard } from './TeamCard';
import { TeamSkeleton } from './TeamSkeleton';
import { TeamStore } from './TeamStore';

/** The person's team in one event (TM-10 to TM-12). */
export function TeamScreen() {
  const { eventId = '' } = useParams();
  return (
    <Page heading="My team">
      <EventTeam key={eventId} eventId={eventId} />
    </Page>
  );
}

const EventTeam = observer(function EventTeam({ eventId }: { eventId: string }) {
  const [{ team }] = useState(() => new TeamStore(eventId));
  useEffect(() => void team.run(), [team]);
  usePageTitle(team.result?.teamName);
  return (
    <CallView
      call={team}
      loadingText="Loading your team..."
      skeleton={<TeamSkeleton />}
      failureText={`Error fetching team details: ${team.error?.message ?? ''}`}
    >
      {(own) =>
        own === null ? (
          <Empty text="You have no team in this event yet.">
            <ButtonLink to={links.event(eventId)}>See the event</ButtonLink>
          </Empty>
        ) : (
          <TeamCard team={own} />
        )
      }
    </CallView>
  );
});
