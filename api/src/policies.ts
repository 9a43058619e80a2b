import { eventPolicies } from './features/events/eventPolicies';
import { quizPolicies } from './features/quiz/quizPolicies';
import { teamPolicies } from './features/teams/teamPolicies';
import type { Policies, Policy } from './platform/access/Policy';

const alwaysAllowed: Policy = async () => undefined;

/** The policy of each `object` in an endpoint; a missing policy fails to compile. */
export const policies: Policies = {
  none: alwaysAllowed,
  // The handler's own queries are limited to the caller's rows.
  self: alwaysAllowed,
  ...eventPolicies,
  ...teamPolicies,
  ...quizPolicies,
};
