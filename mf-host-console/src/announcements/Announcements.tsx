import {
  ANNOUNCEMENTS_A_DAY,
  type AnnouncementAudience,
  formatDateTime,
  type HostEventDetails,
} from '@marquee/shared-contracts';
import { toasts } from '@marquee/shared-contracts/browser';
import { Button, Form, TextAreaField, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { formatPeople } from '../attendees/formatPeople';
import { AnnouncementStore } from './AnnouncementStore';
import styles from './Announcements.module.css';
import { AudienceFields } from './AudienceFields';
import { History } from './History';
import { HistoryStore } from './HistoryStore';
import { Preview } from './Preview';

interface Props {
  eventId: string;
  event: HostEventDetails | undefined;
}

/** A new announcement, and those that were sent. */
export const Announcements = observer(function Announcements({ eventId, event }: Props) {
  const [store] = useState(() => new AnnouncementStore(eventId));
  const [history] = useState(() => new HistoryStore(eventId));
  useEffect(() => void store.counting.run(), [store]);
  const send = async () => {
    if (!(await store.send())) return;
    toasts.success('The announcement is on its way.');
    void history.refresh();
  };
  return (
    <div className={styles.page}>
      <section className={styles.section} aria-labelledby="new-announcement">
        <h2 id="new-announcement">New announcement</h2>
        <NewAnnouncement store={store} event={event} />
        <Preview store={store} onSend={() => void send()} />
      </section>
      <History store={history} />
    </div>
  );
});

const NewAnnouncement = observer(function NewAnnouncement({
  store,
  event,
}: {
  store: AnnouncementStore;
  event: HostEventDetails | undefined;
}) {
  const { form, counting, testing } = store;
  const { result, error } = counting;
  const field = (name: 'subject' | 'text') => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => store.set(name, value),
  });
  return (
    <Form label="New announcement" errors={form.errors} onSubmit={store.openPreview}>
      <TextField label="Subject" maxLength={120} required {...field('subject')} />
      <TextAreaField label="Text" hint="Up to 1,000 characters" rows={6} required {...field('text')} />
      <AudienceFields store={store} event={event} />
      <p aria-live="polite" className={styles.note}>
        {error?.message ?? (result === undefined ? 'Counting recipients...' : formatAudience(result))}
      </p>
      <div className={styles.buttons}>
        <Button isSubmit look="main" disabled={result?.left === 0}>
          Preview and send
        </Button>
        <Button isBusy={testing.loading} onClick={() => void store.sendTest()}>
          Send a test to me
        </Button>
      </div>
    </Form>
  );
});

const formatAudience = ({ recipients, muted, left, nextAt }: AnnouncementAudience): string =>
  [
    `Goes to ${formatPeople(recipients)}`,
    ...(muted === 0 ? [] : [`${formatPeople(muted)} muted announcements`]),
    left === 0 ? 'none left today' : `${left} of ${ANNOUNCEMENTS_A_DAY} left today`,
    ...(nextAt === null ? [] : [`the next from ${formatDateTime(nextAt)}`]),
  ].join(' · ');
