import { links } from '@marquee/shared-contracts';
import { CallView, Page, Skeleton, TabLinks, usePageTitle } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { NoSuchEvent } from '../selecting/NoSuchEvent';
import styles from './Authoring.module.css';
import { AuthoringStore } from './AuthoringStore';
import { LockedQuiz } from './LockedQuiz';
import { QuizPreview } from './QuizPreview';
import { Writing } from './Writing';

/** One quiz: its questions to write, and the same as a participant sees them. The draft outlives the change between both. */
export const Authoring = observer(function Authoring({ eventId }: { eventId: string }) {
  const [store] = useState(() => new AuthoringStore(eventId));
  useEffect(() => void store.loading.run(), [store]);
  const title = store.loading.result?.event.title;
  usePageTitle(title && `Quiz of ${title}`);
  return (
    <Page
      heading="Create quiz"
      intro={title === undefined ? undefined : <Link to={links.event(eventId)}>{title}</Link>}
    >
      {store.loading.error?.status === 404 ? <NoSuchEvent /> : <Parts store={store} />}
    </Page>
  );
});

const Parts = observer(function Parts({ store }: { store: AuthoringStore }) {
  const [query] = useSearchParams();
  const address = links.createQuiz(store.eventId);
  const preview = `${address}?view=preview`;
  const current = query.get('view') === 'preview' ? preview : address;
  return (
    <CallView
      call={store.loading}
      loadingText="Loading the questions..."
      skeleton={<Skeleton shape="row" count={4} />}
    >
      {() => (
        <div className={styles.parts}>
          <TabLinks
            label="Questions and preview"
            current={current}
            links={[
              { label: 'Questions', to: address },
              { label: 'Preview', to: preview },
            ]}
          />
          <Part store={store} isPreview={current === preview} />
        </div>
      )}
    </CallView>
  );
});

const Part = observer(function Part({ store, isPreview }: { store: AuthoringStore; isPreview: boolean }) {
  const { draft, locked, stored, storedQuestions } = store;
  if (draft === undefined || stored === undefined) return null;
  // Of a locked quiz what is written here and was not saved in time is no part.
  const shown = locked === undefined ? draft : { title: stored.title, questions: storedQuestions };
  if (isPreview) return <QuizPreview title={shown.title} questions={shown.questions} />;
  if (locked !== undefined) return <LockedQuiz store={store} quiz={stored} reason={locked} />;
  return <Writing store={store} draft={draft} />;
});
