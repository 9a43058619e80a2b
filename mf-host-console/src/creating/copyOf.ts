import { hosting, rooms } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';
import { valuesOf } from '../describing/eventAdapter';
import type { EventValues } from '../describing/EventValues';

/** What a new event takes over from another: everything but its times, which are to be chosen, with its rooms' names. */
export async function copyOf(eventId: string): Promise<EventValues> {
  const { data } = await request(hosting.details, { params: { eventId } });
  const listed = data.mode === 'offline' ? await request(rooms.list, { params: { eventId } }) : { data: [] };
  return {
    ...valuesOf(data),
    opportunityTitle: `${data.title} (copy)`,
    registerStart: '',
    registerEnd: '',
    startTime: '',
    endTime: '',
    roomNames: listed.data.map(({ name }) => name).join('\n'),
  };
}
