import type { Room } from '@marquee/shared-contracts';
import { Button, CallView, Empty, Form, Skeleton, TextAreaField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PrintedRooms } from './PrintedRooms';
import { RoomDialog } from './RoomDialog';
import { RoomGrid } from './RoomGrid';
import styles from './Rooms.module.css';
import { RoomsStore } from './RoomsStore';

interface Props {
  eventId: string;
  title: string;
  isOnline: boolean;
}

/** The rooms of an event, with forms that add and allocate them (RM-1 to RM-7). */
export const Rooms = observer(function Rooms({ eventId, title, isOnline }: Props) {
  const [store] = useState(() => new RoomsStore(eventId));
  const { list, openedRoom } = store;
  useEffect(() => void list.run(), [list]);
  return (
    <div className={styles.rooms}>
      <CallView call={list} loadingText="Loading rooms..." skeleton={<Skeleton shape="row" count={3} />}>
        {(rooms) =>
          rooms.length === 0 ? (
            <Empty
              drawing="place"
              text={
                isOnline
                  ? 'This event is online: it needs no rooms.'
                  : 'This event has no rooms yet. Name them below.'
              }
            />
          ) : (
            <>
              <p className={`${styles.hint} screen-only`}>
                Choose a room to see who is in it and to assign its seats.
              </p>
              <RoomActions store={store} rooms={rooms} />
              <Unassigned store={store} />
              <RoomGrid rooms={rooms} onOpen={(room) => store.openRoom(room.id)} />
              {store.printing.result === undefined ? null : (
                <PrintedRooms title={title} rooms={store.printing.result} />
              )}
            </>
          )
        }
      </CallView>
      {isOnline ? null : <AddRooms store={store} />}
      {openedRoom === undefined ? null : (
        <RoomDialog key={openedRoom.room.id} store={openedRoom} onClose={store.closeRoom} />
      )}
    </div>
  );
});

const RoomActions = observer(function RoomActions({ store, rooms }: { store: RoomsStore; rooms: Room[] }) {
  return (
    <div className={styles.facts}>
      <Button isBusy={store.filling.loading} onClick={() => void store.fill()}>
        Fill rooms automatically
      </Button>
      {rooms.some(({ occupied }) => occupied > 0) ? (
        <Button isBusy={store.printing.loading} onClick={() => void store.print()}>
          Print room list
        </Button>
      ) : null}
    </div>
  );
});

const Unassigned = observer(function Unassigned({ store }: { store: RoomsStore }) {
  const { unassigned, unlistedCount } = store;
  if (unassigned.length === 0 && unlistedCount === 0) return null;
  return (
    <section className={styles.people} aria-labelledby="unassigned">
      <h2 id="unassigned">Without a room</h2>
      <p className={styles.hint}>
        No room has enough seats left for them. Raise a capacity, add rooms, or assign them yourself.
      </p>
      <ul className={styles.people} aria-labelledby="unassigned">
        {unassigned.map(({ id, kind, name, people }) => (
          <li key={id}>{kind === 'TEAM' ? `${name}, team of ${people}` : name}</li>
        ))}
      </ul>
      {unlistedCount === 0 ? null : <p>{`And ${unlistedCount} more.`}</p>}
    </section>
  );
});

const AddRooms = observer(function AddRooms({ store }: { store: RoomsStore }) {
  return (
    <section className={`${styles.add} screen-only`} aria-labelledby="add-rooms">
      <h2 id="add-rooms">Add rooms</h2>
      <Form label="Add rooms" errors={{ typed: store.error }} onSubmit={() => void store.add()}>
        <TextAreaField
          label="Room names"
          hint="One name per line, such as LT-1. Existing names are skipped."
          rows={4}
          value={store.typed}
          error={store.error}
          onChange={store.setTyped}
        />
        <Button isSubmit look="main" isBusy={store.adding.loading}>
          Add rooms
        </Button>
      </Form>
    </section>
  );
});
