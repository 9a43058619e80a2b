import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { CallView, Empty, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './Collaborators.module.css';
import { CollaboratorsStore } from './CollaboratorsStore';
import { ConnectedRow } from './ConnectedRow';
import { HostSearch } from './HostSearch';
import { offerUndo } from './offerUndo';
import { RemoveDialog } from './RemoveDialog';

interface Props {
  eventId: string;
  /** Only the owner adds and removes hosts; administrators may leave (HO-5, HO-6). */
  isOwner: boolean;
}

/** The connected hosts and, for the owner, the available hosts. */
export const Collaborators = observer(function Collaborators({ eventId, isOwner }: Props) {
  const [store] = useState(() => new CollaboratorsStore(eventId));
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const { connected, pendingRemoval } = store;
  useEffect(() => void connected.run(), [connected]);
  const remove = async () => {
    const isSelf = pendingRemoval?.id === session.account?.id;
    if (!(await store.remove())) return;
    if (isSelf) {
      offerUndo(eventId, () => void navigate(links.collaborators(eventId)));
      return void navigate(links.manageEvents());
    }
    await connected.run();
    heading.current?.focus();
  };
  return (
    <div className={styles.sections}>
      <section className={styles.section} aria-labelledby="connected">
        <h2 id="connected" ref={heading} tabIndex={-1}>
          Collaborators
        </h2>
        <Connected store={store} isOwner={isOwner} onAccepted={() => heading.current?.focus()} />
      </section>
      {isOwner ? <HostSearch store={store} onAdded={() => heading.current?.focus()} /> : null}
      <RemoveDialog store={store} onRemove={() => void remove()} />
    </div>
  );
});

const Connected = observer(function Connected({
  store,
  isOwner,
  onAccepted,
}: {
  store: CollaboratorsStore;
  isOwner: boolean;
  onAccepted: () => void;
}) {
  return (
    <CallView
      call={store.connected}
      loadingText="Loading collaborators..."
      skeleton={<Skeleton shape="row" count={2} />}
    >
      {(people) =>
        people.length === 0 ? (
          <Empty
            drawing="people"
            text={isOwner ? 'Nobody runs this event with you yet.' : 'This event has no collaborators.'}
          />
        ) : (
          <ul className={styles.list} aria-label="Connected hosts">
            {people.map((person) => (
              <ConnectedRow
                key={person.id}
                store={store}
                person={person}
                isOwner={isOwner}
                onAccepted={onAccepted}
              />
            ))}
          </ul>
        )
      }
    </CallView>
  );
});
