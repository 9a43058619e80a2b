import { links } from '@marquee/shared-contracts';
import { CallView, Skeleton, TabLinks } from '@marquee/shared-contracts/ui';
import { HostEventLayout } from '@marquee/shared-contracts/widgets/host-event';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './QuizEditor.module.css';
import { QuizEditorStore } from './QuizEditorStore';
import { LockedQuiz } from './LockedQuiz';
import { QuizPreview } from './QuizPreview';
import { QuizForm } from './QuizForm';

/** The editor and the preview of one quiz; switching between them keeps the draft. */
export const QuizEditor = observer(function QuizEditor({ eventId }: { eventId: string }) {
  const [store] = useState(() => new QuizEditorStore(eventId));
  useEffect(() => void store.loading.run(), [store]);
  return (
    <HostEventLayout heading="Questions" eventId={eventId} tab={links.createQuiz(eventId)} right="event">
      {() => <EditorTabs store={store} />}
    </HostEventLayout>
  );
});

const EditorTabs = observer(function EditorTabs({ store }: { store: QuizEditorStore }) {
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
        <div className={styles.sections}>
          <TabLinks
            label="Questions and preview"
            current={current}
            look="pills"
            links={[
              { label: 'Questions', to: address },
              { label: 'Preview', to: preview },
            ]}
          />
          <EditorTab store={store} isPreview={current === preview} />
        </div>
      )}
    </CallView>
  );
});

const EditorTab = observer(function EditorTab({
  store,
  isPreview,
}: {
  store: QuizEditorStore;
  isPreview: boolean;
}) {
  const { draft, lockReason, stored, storedQuestions } = store;
  if (draft === undefined || stored === undefined) return null;
  // The preview of a locked quiz omits changes that were not saved before the lock.
  const previewed = lockReason === undefined ? draft : { title: stored.title, questions: storedQuestions };
  if (isPreview) return <QuizPreview title={previewed.title} questions={previewed.questions} />;
  if (lockReason !== undefined) return <LockedQuiz store={store} quiz={stored} reason={lockReason} />;
  return <QuizForm store={store} draft={draft} />;
});
