import type { ObjectRule } from '@marquee/shared-contracts';
import {
  eventAdministrator,
  eventHostPolicy,
  eventOwnerPolicy,
  deletedEventOwnerPolicy,
  everRegisteredPolicy,
  ownerOrSelfPolicy,
  registeredPolicy,
  visibleEventPolicy,
} from './features/events/eventPolicies';
import type { Policy } from './platform/access/Policy';
import { leaderboardPolicy, registeredForQuizPolicy } from './features/quiz/quizPolicies';
import * as team from './features/teams/teamPolicies';

const alwaysAllowed: Policy = async () => undefined;

/** One policy for each `object` of the contract; a missing one is a compile error. */
export const policies: Readonly<Record<ObjectRule, Policy>> = {
  none: alwaysAllowed,
  // The handler's own queries are limited to the caller's rows.
  self: alwaysAllowed,
  'visible event': visibleEventPolicy,
  'registered for the event': registeredPolicy,
  'registered for the quiz': registeredForQuizPolicy,
  'hosts the event': eventHostPolicy,
  'administers the event': eventAdministrator,
  'owns the event': eventOwnerPolicy,
  'owned the event': deletedEventOwnerPolicy,
  'ever registered for the event': everRegisteredPolicy,
  'may see the team': team.seeTeamPolicy,
  'may ask the team': team.joinTeamPolicy,
  'member of the team': team.teamMemberPolicy,
  'leader of the team': team.teamLeaderPolicy,
  'self or leader of the team': team.selfOrTeamLeaderPolicy,
  'leader of the asked team': team.requestedTeamLeaderPolicy,
  'own join request': team.ownJoinRequestPolicy,
  invited: team.invitedPolicy,
  'invited and registered': team.invitedAndRegisteredPolicy,
  'owns the event or leaves it': ownerOrSelfPolicy,
  'may read the leaderboard': leaderboardPolicy,
};
