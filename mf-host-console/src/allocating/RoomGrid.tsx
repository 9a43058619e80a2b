import type { Room } from '@marquee/shared-contracts';
import { Glyph } from '@marquee/shared-contracts/ui';
import styles from './RoomGrid.module.css';

export type ShownRoom = Pick<Room, 'id' | 'name' | 'capacity' | 'occupied' | 'filled'>;

type Use = 'empty' | 'used' | 'filled';

const USES: Readonly<Record<Use, string>> = { empty: 'Empty', used: 'Places left', filled: 'Filled' };

/** Filled: at its capacity, or in use at all where it has none; the server says so (RM-3). */
function useOf({ filled, occupied }: ShownRoom): Use {
  if (filled) return 'filled';
  return occupied === 0 ? 'empty' : 'used';
}

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

const countOf = ({ capacity, occupied }: ShownRoom): string =>
  capacity === null ? people(occupied) : `${occupied} of ${capacity}`;

/** The state of a room by sign, word, border and ground: never by colour alone (PR-7). */
const Mark = ({ use }: { use: Use }) => (
  <span className={styles.mark}>
    {use === 'filled' ? <Glyph name="check" /> : null}
    {use === 'used' ? <Glyph name="people" /> : null}
    {use === 'empty' ? <span className={styles.ring} /> : null}
    {USES[use]}
  </span>
);

interface Props {
  rooms: readonly ShownRoom[];
  /** Opens a room; without it the rooms are only looked at. */
  onOpen?: (room: ShownRoom) => void;
}

/** The rooms in their order, with what the signs mean. */
export function RoomGrid({ rooms, onOpen }: Props) {
  return (
    <>
      <ul className={styles.legend} aria-label="What the signs mean">
        {(['empty', 'used', 'filled'] as const).map((use) => (
          <li key={use} className={styles.key} data-use={use}>
            <Mark use={use} />
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

function Tile({ room, onOpen }: { room: ShownRoom; onOpen: Props['onOpen'] }) {
  const use = useOf(room);
  const content = (
    <>
      <strong className={styles.name}>{room.name}</strong> <Mark use={use} />{' '}
      <span className={styles.count}>{countOf(room)}</span>
    </>
  );
  if (onOpen === undefined)
    return (
      <div className={styles.tile} data-use={use}>
        {content}
      </div>
    );
  return (
    <button type="button" className={styles.tile} data-use={use} onClick={() => onOpen(room)}>
      {content}
    </button>
  );
}
