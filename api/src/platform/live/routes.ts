import { live } from '@marquee/shared-contracts';
import { hashToken } from '../access/token';
import type { Application } from '../Application';
import { route } from '../http/route';
import { setPublisher } from './publishAfterCommit';
import { Streams } from './Streams';

/** Routes of the event stream; committed transactions publish to the bus that feeds it. */
export function liveRoutes(app: Application): void {
  const streams = new Streams(app);
  setPublisher(app.database, (topics) => app.bus.publish(topics));
  app.http.addHook('preClose', async () => streams.end());
  route(app, live.stream, async ({ account, token = '', reply }) => {
    const lastEventId = reply.request.headers['last-event-id'];
    const owner = { accountId: account.id, tokenHash: hashToken(token) };
    return streams.open(owner, typeof lastEventId === 'string' ? lastEventId : undefined);
  });
}
