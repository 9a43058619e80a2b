import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { AnnouncementStore } from './AnnouncementStore';
import styles from './Announcements.module.css';

interface Props {
  store: AnnouncementStore;
  onSend: () => void;
}

/** The announcement as people will read it; Send is the only way to send it. */
export const Preview = observer(function Preview({ store, onSend }: Props) {
  const { form, sending, counting, isPreviewOpen } = store;
  return (
    <Dialog title="Send this announcement?" isOpen={isPreviewOpen} onClose={store.closePreview}>
      <article className={styles.preview} aria-label="Preview">
        <h3>{form.values.subject}</h3>
        <p className={styles.text}>{form.values.text}</p>
      </article>
      <p aria-live="polite">{formatRecipients(counting)}</p>
      {sending.error === undefined ? null : (
        <p role="alert" className={styles.error}>
          {sending.error.message}
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="main" isBusy={sending.loading} onClick={onSend}>
          Send
        </Button>
        <Button onClick={store.closePreview}>Keep editing</Button>
      </div>
    </Dialog>
  );
});

function formatRecipients({ loading, result }: AnnouncementStore['counting']): string {
  if (loading) return 'Counting recipients...';
  if (result === undefined) return 'The recipients could not be counted.';
  return `${result.recipients} ${result.recipients === 1 ? 'person gets' : 'people get'} it by mail and notification.`;
}
