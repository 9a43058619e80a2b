import type { Room } from '@marquee/shared-contracts';
import { Glyph } from '@marquee/shared-contracts/ui';
import { formatCount } from './formatCount';
import styles from './RoomGrid.module.css';

export type RoomSummary = Pick<Room, 'id' | 'name' | 'capacity' | 'occupied' | 'filled'>;

type Occupancy = 'empty' | 'partial' | 'filled';

const OCCUPANCY_NAMES: Readonly<Record<Occupancy, string>> = {
  empty: 'Empty',
  partial: 'Seats left',
  filled: 'Filled',
};

/** A room is filled at its capacity, or with its first occupant if it has none; the server decides (RM-3). */
function getOccupancy({ filled, occupied }: RoomSummary): Occupancy {
  if (filled) return 'filled';
  return occupied === 0 ? 'empty' : 'partial';
}

/** The state of a room by icon, word, border and background: never by color alone (PR-7). */
const OccupancyMark = ({ occupancy }: { occupancy: Occupancy }) => (
  <span className={styles.mark}>
    {occupancy === 'filled' ? <Glyph name="check" /> : null}
    {occupancy === 'partial' ? <Glyph name="people" /> : null}
    {occupancy === 'empty' ? <span className={styles.ring} /> : null}
    {OCCUPANCY_NAMES[occupancy]}
  </span>
);

interface Props {
  rooms: readonly RoomSummary[];
  /** Opens a room; without this callback the grid is read-only. */
  onOpen?: (room: RoomSummary) => void;
}

/** The rooms in server order, with a legend of the icons. */
export function RoomGrid({ rooms, onOpen }: Props) {
  return (
    <>
      <ul className={styles.legend} aria-label="Meaning of the signs">
        {(['empty', 'partial', 'filled'] as const).map((occupancy) => (
          <li key={occupancy}>
            <OccupancyMark occupancy={occupancy} />
          </li>
        ))}
      </ul>
      <ul className={styles.grid} aria-label="Rooms">
        {rooms.map((room) => (
          <li key={room.id}>
            <Tile room={room} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Tile({ room, onOpen }: { room: RoomSummary; onOpen: Props['onOpen'] }) {
  const occupancy = getOccupancy(room);
  const content = (
    <>
      <strong className={styles.name}>{room.name}</strong> <OccupancyMark occupancy={occupancy} />{' '}
      <span className={styles.count}>{formatCount(room)}</span>
    </>
  );
  if (onOpen === undefined)
    return (
      <div className={styles.tile} data-occupancy={occupancy}>
        {content}
      </div>
    );
  return (
    <button type="button" className={styles.tile} data-occupancy={occupancy} onClick={() => onOpen(room)}>
      {content}
    </button>
  );
}
