/**
 * Every kind of caller, as `createScenario` makes them: what they are to the one event that every call is about. The helper
 * has a link to its door.
 */
export const CALLERS = [
  'nobody',
  'expired',
  'participant',
  'other participant',
  'member',
  'leader',
  'host',
  'other host',
  'administrator',
  'editor',
  'desk',
  'owner',
  'helper',
] as const;
export type CallerKind = (typeof CALLERS)[number];
