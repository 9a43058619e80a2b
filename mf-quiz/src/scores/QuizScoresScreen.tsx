import { links } from '@marquee/shared-contracts';
import { ButtonLink, Empty, Page } from '@marquee/shared-contracts/ui';
import { HostEventLayout } from '@marquee/shared-contracts/widgets/host-event';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { readLegacyEventId } from '../event-route/readLegacyEventId';
import { QuizScores } from './QuizScores';

/** `/quiz-scores/:eventId`: all attempts at a host's quiz (HO-13). */
export function QuizScoresScreen() {
  const { eventId } = useParams();
  const legacyEventId = readLegacyEventId(useLocation().state);
  if (eventId === undefined && legacyEventId !== undefined)
    return <Navigate to={links.quizScores(legacyEventId)} replace />;
  if (eventId === undefined)
    return (
      <Page heading="Quiz scores">
        <Empty text="No event selected">
          <ButtonLink to={links.manageEvents()}>Manage events</ButtonLink>
        </Empty>
      </Page>
    );
  return (
    <HostEventLayout
      key={eventId}
      heading="Quiz scores"
      eventId={eventId}
      tab={links.quizScores(eventId)}
      right="management"
    >
      {() => <QuizScores eventId={eventId} />}
    </HostEventLayout>
  );
}
