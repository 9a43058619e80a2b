import { links } from '@marquee/shared-contracts';
import { TabLinks } from '@marquee/shared-contracts/ui';
import { useSearchParams } from 'react-router-dom';
import { CreateTeam } from '../create/CreateTeam';
import { JoinTeam } from '../join/JoinTeam';
import { EventRoute } from '../event-route/EventRoute';
import { TeamEvent } from './TeamEvent';

/** `/create-or-join/:eventId`: creates or joins a team; `?tab=` selects the tab (RT-3). */
export function CreateOrJoinScreen() {
  return (
    <EventRoute
      heading="Create or join a team"
      getAddress={(eventId) => links.createOrJoin(eventId, 'create')}
    >
      {(eventId) => <CreateOrJoinTabs key={eventId} eventId={eventId} />}
    </EventRoute>
  );
}

function CreateOrJoinTabs({ eventId }: { eventId: string }) {
  const [query] = useSearchParams();
  const tab = query.get('tab') === 'join' ? 'join' : 'create';
  const tabs = [
    { label: 'Create a team', to: links.createOrJoin(eventId, 'create') },
    { label: 'Join a Team', to: links.createOrJoin(eventId, 'join') },
  ];
  return (
    <TeamEvent eventId={eventId}>
      {(_event, refresh) => (
        <>
          <TabLinks label="Create or join" links={tabs} current={links.createOrJoin(eventId, tab)} />
          {tab === 'create' ? (
            <CreateTeam eventId={eventId} onSubmitted={refresh} />
          ) : (
            <JoinTeam eventId={eventId} onFailed={refresh} />
          )}
        </>
      )}
    </TeamEvent>
  );
}
