import { endpoint } from '../endpoint';
import { liveMessage } from '../entities/liveMessage';

/**
 * Server-sent events for the caller: new notices, and changes of events and boards that concern the account. Each
 * message's `data` is a `liveMessage`, its `event` the type. A header `Last-Event-ID` resumes, or is answered by
 * REFETCH. Ends with the session (NT-6).
 */
export const stream = endpoint('GET', '/api/v1/stream', {
  access: 'account',
  object: 'self',
  failure: 'Live updates are away.',
  reply: liveMessage,
  stream: true,
});
