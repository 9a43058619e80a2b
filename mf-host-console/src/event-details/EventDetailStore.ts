import { manageEvents } from '@marquee/shared-contracts';
import { RemoteCall, request, serverClock } from '@marquee/shared-contracts/browser';

export class EventDetailStore {
  readonly loading = new RemoteCall(async () => {
    const { data } = await request(manageEvents.details, { params: { eventId: this.#eventId } });
    serverClock.observe(data.serverNow);
    return data;
  });
  readonly #eventId: string;

  constructor(eventId: string) {
    this.#eventId = eventId;
  }
}
