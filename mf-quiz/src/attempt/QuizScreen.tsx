import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { ButtonLink, Empty, Page } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { readLegacyEventId } from '../event-route/readLegacyEventId';
import { Quiz } from './Quiz';

/** `/quiz/:eventId`: takes a quiz; `?page=` selects the question. */
export const QuizScreen = observer(function QuizScreen() {
  const { eventId } = useParams();
  const legacyEventId = readLegacyEventId(useLocation().state);
  // The store is discarded when the session ends; the next login restores pending answers from storage.
  const accountId = session.status === 'loggedIn' ? session.account?.id : undefined;
  if (eventId === undefined && legacyEventId !== undefined)
    return <Navigate to={links.quiz(legacyEventId)} replace />;
  if (eventId === undefined)
    return (
      <Page heading="Quiz">
        <Empty drawing="quiz" text="No event selected">
          <ButtonLink to={links.home()}>Find an event</ButtonLink>
        </Empty>
      </Page>
    );
  if (accountId === undefined)
    return (
      <Page heading="Quiz">
        <Empty drawing="quiz" text="Log in to continue this quiz." />
      </Page>
    );
  // The key gives each account and quiz a store of their own, so that no state leaks between them.
  return <Quiz key={`${accountId} ${eventId}`} attemptKey={{ accountId, eventId }} />;
});
