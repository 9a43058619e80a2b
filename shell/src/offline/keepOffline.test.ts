import { getOfflineScope } from './keepOffline';

it.each([
  ['/ticket/:eventId', '/ticket/'],
  ['/check-in/:eventId?', '/check-in/'],
  ['/help', '/help'],
])('the worker of %s has the scope %s', (path, scope) => expect(getOfflineScope(path)).toBe(scope));
