import type { RoomAllocation } from '@marquee/shared-contracts';
import {
  Button,
  CallView,
  Dialog,
  Form,
  FormFailure,
  SearchField,
  Skeleton,
  TextField,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { formatPeople } from '../attendees/formatPeople';
import type { Candidate } from './listCandidates';
import type { RoomStore } from './RoomStore';
import styles from './Rooms.module.css';

interface Props {
  store: RoomStore;
  onClose: () => void;
}

interface RowProps {
  store: RoomStore;
  allocation: RoomAllocation;
}

/** The occupants of a room, the search for more, and the room's name and capacity. */
export const RoomDialog = observer(function RoomDialog({ store, onClose }: Props) {
  const { room, errorMessage } = store;
  return (
    <Dialog title={room.name} isOpen onClose={onClose}>
      <output className={styles.hint}>
        {room.capacity === null
          ? `${formatPeople(room.occupied)}, no limit`
          : `${room.occupied} of ${room.capacity} seats taken`}
        {room.filled ? ' · Filled' : ''}
      </output>
      {errorMessage === undefined ? null : <FormFailure text={errorMessage} />}
      <CallView call={store.loading} loadingText="Loading people..." skeleton={<Skeleton shape="row" />}>
        {() => <Allocations store={store} />}
      </CallView>
      <CandidateSearch store={store} />
      <RoomSettings store={store} />
      <RoomRemoval store={store} onClose={onClose} />
    </Dialog>
  );
});

const Allocations = observer(function Allocations({ store }: { store: RoomStore }) {
  const { allocations } = store.room;
  const list = useRef<HTMLUListElement>(null);
  const showMore = async () => {
    const { length } = allocations;
    await store.continuing.run();
    // The button is gone after the last page.
    if (store.next === undefined) list.current?.querySelectorAll('button')[length]?.focus();
  };
  if (allocations.length === 0 && store.next === undefined) return <p>Nobody is in this room yet.</p>;
  return (
    <>
      <ul ref={list} className={`${styles.people} ${styles.occupants}`} aria-label="People in this room">
        {allocations.map((allocation) => (
          <AllocationRow key={allocation.id} store={store} allocation={allocation} />
        ))}
      </ul>
      {store.next === undefined ? null : (
        <Button isBusy={store.continuing.loading} onClick={() => void showMore()}>
          Show more people
        </Button>
      )}
    </>
  );
});

const AllocationRow = observer(function AllocationRow({ store, allocation }: RowProps) {
  const { name, kind, people } = allocation;
  return (
    <li className={styles.person}>
      <span>
        {name}
        <span className={styles.detail}>{kind === 'TEAM' ? `Team of ${people}` : 'Person'}</span>
      </span>
      <Button isBusy={store.releasing.loading} onClick={() => void store.release(allocation)}>
        Remove<span className="visually-hidden"> {name}</span>
      </Button>
    </li>
  );
});

const CandidateSearch = observer(function CandidateSearch({ store }: { store: RoomStore }) {
  const { searching, q } = store;
  return (
    <div className={styles.search}>
      <SearchField
        label="Add to this room"
        hint="A name, an email or a team"
        value={q}
        onSearch={store.search}
      />
      {searching.state === 'failed' ? <FormFailure text={searching.error?.message ?? ''} /> : null}
      {searching.result?.length === 0 ? <output>No participants found</output> : null}
      <ul className={styles.people} aria-label="Found">
        {searching.result?.map((candidate) => (
          <CandidateRow key={candidate.id} store={store} candidate={candidate} />
        ))}
      </ul>
    </div>
  );
});

const CandidateRow = observer(function CandidateRow({
  store,
  candidate,
}: {
  store: RoomStore;
  candidate: Candidate;
}) {
  return (
    <li className={styles.person}>
      <span>
        {candidate.name}
        <span className={styles.detail}>{candidate.detail}</span>
      </span>
      {store.hasAllocated(candidate) ? (
        <span>In this room</span>
      ) : (
        <Button isBusy={store.allocating.loading} onClick={() => void store.allocate(candidate)}>
          Add<span className="visually-hidden"> {candidate.name} to this room</span>
        </Button>
      )}
    </li>
  );
});

const RoomSettings = observer(function RoomSettings({ store }: { store: RoomStore }) {
  const { form, saving } = store;
  return (
    <details className={styles.settings}>
      <summary>Name and capacity</summary>
      <Form label="Name and capacity" errors={form.errors} onSubmit={() => void store.save()}>
        <TextField
          label="Room name"
          value={form.values.name}
          error={form.errors.name}
          onChange={(name) => form.set('name', name)}
        />
        <TextField
          label="Capacity"
          inputMode="numeric"
          hint="Leave it empty for no limit."
          value={form.values.capacity}
          error={form.errors.capacity}
          onChange={(capacity) => form.set('capacity', capacity)}
        />
        <Button isSubmit isBusy={saving.loading}>
          Save room
        </Button>
      </Form>
    </details>
  );
});

const RoomRemoval = observer(function RoomRemoval({ store, onClose }: Props) {
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = async () => {
    if (await store.remove()) onClose();
  };
  if (!isConfirming)
    return (
      <Button look="quiet" onClick={() => setIsConfirming(true)}>
        Delete room
      </Button>
    );
  return (
    <div className={styles.facts}>
      <p>{`Delete ${store.room.name}? Everyone in it will be unassigned.`}</p>
      <Button look="danger" isBusy={store.removing.loading} onClick={() => void remove()}>
        Delete
      </Button>
      <Button onClick={() => setIsConfirming(false)}>Keep room</Button>
    </div>
  );
});
