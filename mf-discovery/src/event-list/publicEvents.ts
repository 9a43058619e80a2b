import { events } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';

/**
 * The public list, one for all screens of a visit: coming back from an event shows it at once, while it is asked anew.
 * It is the same for everybody, so it goes without a token.
 */
export const publicEvents = new RemoteCall(() => request(events.events));
