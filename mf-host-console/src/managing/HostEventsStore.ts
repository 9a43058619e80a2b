import { hosting } from '@marquee/shared-contracts';
import { Call, request } from '@marquee/shared-contracts/browser';

/** As many as one page of the list may hold. */
const PAGE_SIZE = 100;

/** The host's own and administered events, last changed first (HO-12). */
export class HostEventsStore {
  readonly list = new Call(async () => {
    const page = await request(hosting.list, { query: { size: String(PAGE_SIZE) } });
    return { events: page.content.map((row) => row.data), total: page.totalElements };
  });
}
