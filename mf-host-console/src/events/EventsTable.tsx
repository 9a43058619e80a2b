import type { HostEvent } from '@marquee/shared-contracts';
import { CardTable } from '@marquee/shared-contracts/widgets/card-table';
import type { EventToEnd } from '../cancel-or-delete/CancelOrDeleteStore';
import { EventRow } from './EventRow';

const COLUMNS = ['Event', 'State', 'Dates', 'Registrations', 'Views', 'Last update', 'Actions'];

interface Props {
  events: readonly HostEvent[];
  onEnd: (what: 'delete' | 'cancel', event: EventToEnd) => void;
}

/** A host's events in a table. */
export const EventsTable = ({ events, onEnd }: Props) => (
  <CardTable caption="Your events, last changed first" columns={COLUMNS}>
    {events.map((event) => (
      <EventRow key={event.id} event={event} onEnd={onEnd} />
    ))}
  </CardTable>
);
