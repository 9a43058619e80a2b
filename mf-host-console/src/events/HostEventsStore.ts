import { type HostEvent, manageEvents } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';

/** Maximum page size of the API. */
const PAGE_SIZE = 100;

/** All own and administered events of the host, last changed first (HO-12). */
export class HostEventsStore {
  readonly list = new RemoteCall(async () => {
    const events: HostEvent[] = [];
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const query = { size: String(PAGE_SIZE), page: String(page) };
      const read = await request(manageEvents.list, { query });
      events.push(...read.content.map((row) => row.data));
      pages = read.totalPages;
    }
    return events;
  });
}
