import { links } from '@marquee/shared-contracts';
import { connection, session, whenIdle } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink, Chip, Failure, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CameraView } from './CameraView';
import styles from './CheckIn.module.css';
import { DoorLinks } from './DoorLinks';
import { DoorStore } from './DoorStore';
import type { Closing } from './findClosing';
import { createQrReader } from './createQrReader';
import { PeopleSearch } from './PeopleSearch';
import { ScanResult } from './ScanResult';
import { WalkIn } from './WalkIn';

const CLOSED: Record<Closing, string> = {
  ended: 'The check-in of this event has ended. Its list has left this device.',
  revoked: 'The host has ended this link. Ask for a new one.',
  refused: 'You may not check people in at this event.',
};

const formatWaiting = (waiting: number): string =>
  waiting === 1 ? '1 check-in waits to be sent' : `${waiting} check-ins wait to be sent`;

/** The figures of the door, and what this device has not sent yet. */
const Figures = observer(function Figures({ store }: { store: DoorStore }) {
  const { registered, checkedIn } = store.list.counts;
  const { waiting } = store.queue;
  return (
    <output className={styles.figures} aria-label="Figures">
      <span className={styles.count}>{`${checkedIn} of ${registered} in`}</span>
      {waiting === 0 ? null : <Chip>{formatWaiting(waiting)}</Chip>}
      {connection.isLost ? <Chip>No network: go on, this device stores it</Chip> : null}
    </output>
  );
});

const Notices = observer(function Notices({ store }: { store: DoorStore }) {
  if (store.list.notices.length === 0) return null;
  return (
    <section aria-label="To know" className={styles.notices}>
      <ul role="alert" className={styles.list}>
        {store.list.notices.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button onClick={store.list.dismissNotices}>Understood</Button>
    </section>
  );
});

const Closed = observer(function Closed({ store, closing }: { store: DoorStore; closing: Closing }) {
  const { waiting } = store.queue;
  return (
    <div role="alert">
      <p>{CLOSED[closing]}</p>
      {waiting === 0 ? null : (
        <p>{`${formatWaiting(waiting)}: open this page with a valid link or as a host.`}</p>
      )}
    </div>
  );
});

/** The door of an event: camera, search, figures, and for hosts the links of helpers. */
export const DoorView = observer(function DoorView({ eventId }: { eventId: string }) {
  const [store] = useState(() => new DoorStore(eventId));
  useEffect(() => store.start(), [store]);
  // The decoder, where the browser needs it, must be on the device before the network is away.
  useEffect(() => whenIdle(() => void createQrReader()), []);
  const { closing, error } = store;
  const { event } = store.list;
  if (closing !== undefined) return <Closed store={store} closing={closing} />;
  if (event === undefined)
    return error === undefined ? (
      <Skeleton count={4} />
    ) : (
      <Failure text="The list could not be loaded" reason={error.message} onRetry={() => void store.sync()} />
    );
  return (
    <div className={styles.door}>
      <h2>{event.title}</h2>
      {event.link === null ? null : <p className={styles.note}>{`Your link: ${event.link}`}</p>}
      {event.cancelled ? <Chip isStrong>This event is cancelled</Chip> : null}
      <Figures store={store} />
      <Notices store={store} />
      <ScanResult store={store} />
      <CameraView onCode={(text) => void store.read(text)} />
      <PeopleSearch store={store} />
      <WalkIn store={store} />
      {event.link === null && session.viewer === 'host' ? (
        <>
          <DoorLinks eventId={eventId} />
          <ButtonLink to={links.participants(eventId)}>See the participants</ButtonLink>
        </>
      ) : null}
    </div>
  );
});
