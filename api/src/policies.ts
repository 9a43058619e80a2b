import { eventPolicies } from './features/events/eventPolicies';
import { quizPolicies } from './features/quiz/quizPolicies';
import { teamPolicies } from './features/teams/teamPolicies';
import type { Policies, Policy } from './platform/access/Policy';

const alwaysAllowed: Policy = async () => undefined;

/** A policy for each name that an endpoint may give as its `object`; a name without a policy does not compile. */
export const policies: Policies = {
  none: alwaysAllowed,
  // The handler's own queries are limited to the caller's rows.
  self: alwaysAllowed,
  ...eventPolicies,
  ...teamPolicies,
  ...quizPolicies,
};
