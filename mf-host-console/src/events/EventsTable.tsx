import type { HostEvent } from '@marquee/shared-contracts';
import { CardTable } from '@marquee/shared-contracts/widgets/card-table';
import type { CancelOrDeleteTarget } from '../cancel-or-delete/CancelOrDeleteStore';
import { EventRow } from './EventRow';

const COLUMNS = ['Event', 'State', 'Dates', 'Registrations', 'Views', 'Last update', 'Actions'];

interface Props {
  events: readonly HostEvent[];
  onCancelOrDelete: (action: 'delete' | 'cancel', event: CancelOrDeleteTarget) => void;
}

export const EventsTable = ({ events, onCancelOrDelete }: Props) => (
  <CardTable caption="Your events, last changed first" columns={COLUMNS}>
    {events.map((event) => (
      <EventRow key={event.id} event={event} onCancelOrDelete={onCancelOrDelete} />
    ))}
  </CardTable>
);
