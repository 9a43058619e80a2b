import { events } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';

/**
 * The public event list, shared by all screens so that returning shows the last result. Requests carry no token, so
 * that one cached reply serves every visitor.
 */
export const publicEvents = new RemoteCall(() => request(events.events));
