import type { Room, RoomAllocation } from '@marquee/shared-contracts';
import { PrintSheet } from '@marquee/shared-contracts/ui';
import { formatCount } from './formatCount';
import styles from './PrintedRooms.module.css';

interface Props {
  title: string;
  rooms: readonly Room[];
}

/** The occupied rooms with their teams and people, a page for each (RM-6). */
export const PrintedRooms = ({ title, rooms }: Props) => (
  <PrintSheet>
    {rooms.map((room) =>
      room.allocations.length === 0 ? null : (
        <article key={room.id} className={styles.room}>
          <h1>{title}</h1>
          <h2>{room.name}</h2>
          <p>{formatCount(room)}</p>
          <ul>
            {room.allocations.map((allocation) => (
              <PrintedGroup key={allocation.id} allocation={allocation} />
            ))}
          </ul>
        </article>
      ),
    )}
  </PrintSheet>
);

function PrintedGroup({ allocation: { name, members } }: { allocation: RoomAllocation }) {
  if (members === undefined) return <li>{name}</li>;
  return (
    <li className={styles.team}>
      <strong>{name}</strong>
      <p className={styles.members}>{members.join('\n')}</p>
    </li>
  );
}
