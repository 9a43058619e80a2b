import { formatShortDateTime, type WaitingPerson } from '@marquee/shared-contracts';
import { useLive } from '@marquee/shared-contracts/browser';
import {
  Button,
  CallView,
  Chip,
  Empty,
  Pagination,
  Skeleton,
  usePagePosition,
} from '@marquee/shared-contracts/ui';
import { CardTable, Cell, RowHeading } from '@marquee/shared-contracts/widgets/card-table';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { formatPeople } from '../attendees/formatPeople';
import styles from '../attendees/Attendees.module.css';
import { PersonCells } from '../attendees/PersonCells';
import { type WaitlistPage, WaitlistStore } from './WaitlistStore';

const COLUMNS = ['Participant', 'Place', 'Phone', 'Institute', 'Type', 'Joined'];

/** The people who wait for a seat of an event, in their order, with pages and CSV (HO-18). */
export const Waitlist = observer(function Waitlist({ eventId }: { eventId: string }) {
  const [store] = useState(() => new WaitlistStore(eventId));
  const { page, after } = usePagePosition();
  useEffect(() => store.show({ page, after }), [store, page, after]);
  useLive({ types: ['EVENT_CHANGED'], eventId }, () => void store.refresh());
  return (
    <section className={styles.page} aria-labelledby="waitlist">
      <h2 id="waitlist">Waitlist</h2>
      <CallView
        call={store.list}
        loadingText="Loading the waitlist..."
        skeleton={<Skeleton count={12} />}
        failureText="The waitlist could not be loaded"
      >
        {(list) => <People store={store} list={list} page={page} />}
      </CallView>
    </section>
  );
});

interface Props {
  store: WaitlistStore;
  list: WaitlistPage;
  page: number;
}

const People = observer(function People({ store, list, page }: Props) {
  const { content, totalElements: total, totalPages, next } = list;
  if (total === 0) return <Empty drawing="people" text="Nobody is waiting" />;
  return (
    <>
      <div className={styles.facts}>
        <output>{`${formatPeople(total)} waiting`}</output>
        <Button isBusy={store.exporting.loading} onClick={() => void store.export()}>
          Download CSV
        </Button>
      </div>
      <CardTable caption="Waiting people, first joined first" columns={COLUMNS}>
        {content.map((person) => (
          <Row key={person.id} person={person} />
        ))}
      </CardTable>
      <Pagination label="Pages of the waitlist" page={page} pages={totalPages} next={next} />
    </>
  );
});

function Row({ person }: { person: WaitingPerson }) {
  const { name, email, joinedAt } = person;
  return (
    <tr>
      <RowHeading detail={email}>{name}</RowHeading>
      <Cell label="Place" isOneLine>
        <Place person={person} />
      </Cell>
      <PersonCells person={person} />
      <Cell label="Joined" isOneLine>
        <time dateTime={joinedAt}>{formatShortDateTime(joinedAt)}</time>
      </Cell>
    </tr>
  );
}

/** The place, or until when a seat is reserved (RG-21). */
function Place({ person: { position, confirmBy } }: { person: WaitingPerson }) {
  if (confirmBy === null) return <>{position}</>;
  return (
    <>
      <Chip isStrong>Seat offered</Chip>{' '}
      <time dateTime={confirmBy}>{`until ${formatShortDateTime(confirmBy)}`}</time>
    </>
  );
}
