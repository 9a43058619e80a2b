import { endpoint } from '../endpoint';
import { liveMessage } from '../entities/liveMessage';

/**
 * Server-sent events for the caller: notifications, and changes of events and leaderboards. Each `data` is a
 * `liveMessage`, each `event` its type. `Last-Event-ID` resumes or yields REFETCH. Ends with the session.
 */
export const stream = endpoint('GET', '/api/v1/stream', {
  access: 'account',
  object: 'self',
  failure: 'Live updates are not available.',
  reply: liveMessage,
  stream: true,
});
