import { manageEvents } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';

/** chosen: further drafts are in the list of all events. */
const MAX_DRAFTS = '3';

/** A call that loads the host's first event, and the drafts that were changed last (EV-31). */
export const createHomeCall = () =>
  new RemoteCall(async () => {
    const [first, { content }] = await Promise.all([
      request(manageEvents.first),
      request(manageEvents.list, { query: { state: 'draft', size: MAX_DRAFTS } }),
    ]);
    return { first: first.data, drafts: content.map(({ data }) => data) };
  });
