import { links } from '@marquee/shared-contracts';
import { Page } from '@marquee/shared-contracts/ui';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { readLegacyEventId } from '../event-route/readLegacyEventId';
import { EventBoard } from './EventBoard';
import { LatestBoard } from './LatestBoard';

/** `/leader/:eventId`: the leaderboard of one quiz; `/leader` opens a legacy link's event, else the latest quiz. */
export function LeaderboardScreen() {
  const { eventId } = useParams();
  const legacyEventId = readLegacyEventId(useLocation().state);
  if (eventId === undefined && legacyEventId !== undefined)
    return <Navigate to={links.leaderboard(legacyEventId)} replace />;
  return (
    <Page heading="Leaderboard">
      {eventId === undefined ? <LatestBoard /> : <EventBoard key={eventId} eventId={eventId} />}
    </Page>
  );
}
