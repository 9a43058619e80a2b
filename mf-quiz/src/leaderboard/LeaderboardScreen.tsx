import { links } from '@marquee/shared-contracts';
import { Page } from '@marquee/shared-contracts/ui';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { readLegacyEventId } from '../event-route/readLegacyEventId';
import { EventBoard } from './EventBoard';
import { LatestBoard } from './LatestBoard';

/** The board of one quiz (LB-1 to LB-4); without an address of its own that of a chosen event, else the latest (RT-1, RT-6). */
export function LeaderboardScreen() {
  const { eventId } = useParams();
  const chosen = readLegacyEventId(useLocation().state);
  if (eventId === undefined && chosen !== undefined)
    return <Navigate to={links.leaderboard(chosen)} replace />;
  return (
    <Page heading="Leaderboard">
      {eventId === undefined ? <LatestBoard /> : <EventBoard key={eventId} eventId={eventId} />}
    </Page>
  );
}
