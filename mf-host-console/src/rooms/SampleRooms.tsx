import { links } from '@marquee/shared-contracts';
import { ButtonLink, Chip, Page } from '@marquee/shared-contracts/ui';
import { RoomGrid, type RoomSummary } from './RoomGrid';
import styles from './Rooms.module.css';

/** Number of sample rooms, and the numbers of the filled rooms, from 1. */
const ROOM_COUNT = 20;
const FILLED_NUMBERS = new Set([2, 3, 7, 12, 16]);

const sample: RoomSummary[] = Array.from({ length: ROOM_COUNT }, (_room, index) => ({
  id: `sample-${index + 1}`,
  name: `LT-${index + 1}`,
  capacity: null,
  occupied: FILLED_NUMBERS.has(index + 1) ? 1 : 0,
  filled: FILLED_NUMBERS.has(index + 1),
}));

/** Sample rooms, marked as such, for hosts who have not selected an event (RM-1). */
export function SampleRooms() {
  return (
    <Page heading="Rooms">
      <div className={styles.facts}>
        <Chip isStrong>Sample</Chip>
        <p>These rooms are an example. Open one of your events to see and fill its own.</p>
        <ButtonLink to={links.manageEvents()}>Manage events</ButtonLink>
      </div>
      <RoomGrid rooms={sample} />
    </Page>
  );
}
