import { manageEvents, rooms } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';
import { toEventValues } from '../event-form/eventAdapter';
import type { EventValues } from '../event-form/EventValues';

/** Copies an event's values and room names; the host must choose new times and a join link. */
export async function copyEvent(eventId: string): Promise<EventValues> {
  const { data } = await request(manageEvents.details, { params: { eventId } });
  const query = { allocations: 'none' };
  const listed =
    data.mode === 'offline' ? await request(rooms.list, { params: { eventId }, query }) : { data: [] };
  return {
    ...toEventValues(data),
    opportunityTitle: `${data.title} (copy)`,
    // A meeting belongs to one event.
    joinLink: '',
    registerStart: '',
    registerEnd: '',
    startTime: '',
    endTime: '',
    roomNames: listed.data.map(({ name }) => name).join('\n'),
  };
}
