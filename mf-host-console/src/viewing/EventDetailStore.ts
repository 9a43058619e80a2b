import { hosting } from '@marquee/shared-contracts';
import { Call, request, serverClock } from '@marquee/shared-contracts/browser';

/** One event as its hosts see it. */
export class EventDetailStore {
  readonly loading = new Call(async () => {
    const { data } = await request(hosting.details, { params: { eventId: this.eventId } });
    serverClock.observe(data.serverNow);
    return data;
  });

  constructor(private readonly eventId: string) {}
}
