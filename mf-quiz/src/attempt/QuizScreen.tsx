import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { ButtonLink, Empty, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { readLegacyEventId } from '../event-route/readLegacyEventId';
import { Quiz } from './Quiz';

/** `/quiz/:eventId`: taking a quiz; the page of the question stands in the address as `?page=`. */
export const QuizScreen = observer(function QuizScreen() {
  const { eventId } = useParams();
  const legacyEventId = readLegacyEventId(useLocation().state);
  // A session that has ended takes the store along: the next one takes up what is kept on the device.
  const accountId = session.status === 'loggedIn' ? session.account?.id : undefined;
  if (eventId === undefined && legacyEventId !== undefined)
    return <Navigate to={links.quiz(legacyEventId)} replace />;
  if (eventId === undefined)
    return (
      <Page heading="Quiz">
        <Empty text="No event selected">
          <ButtonLink to={links.home()}>Find an event</ButtonLink>
        </Empty>
      </Page>
    );
  if (accountId === undefined)
    return (
      <Page heading="Quiz">
        <Empty text="Log in to go on with this quiz." />
      </Page>
    );
  // Another quiz or another person is another store: nothing of one is ever seen by the other.
  return <Quiz key={`${accountId} ${eventId}`} attemptKey={{ accountId, eventId }} />;
});
