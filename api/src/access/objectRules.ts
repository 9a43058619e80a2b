import type { ObjectRule } from '@marquee/shared-contracts';
import {
  eventAdministrator,
  eventHost,
  eventOwner,
  eventOwnerEver,
  everRegisteredForEvent,
  eventOwnerOrLeaver,
  registeredForEvent,
  visibleEvent,
} from './eventRules';
import type { ObjectQuery } from './ObjectQuery';
import { leaderboardReader, registeredForQuiz } from './quizRules';
import * as team from './teamRules';

const allowed: ObjectQuery = async () => undefined;

/** One rule for each name that an endpoint may give as its `object`; a name without a rule does not compile. */
export const objectRules: Readonly<Record<ObjectRule, ObjectQuery>> = {
  none: allowed,
  // The handler's own queries read and write only the caller's rows.
  self: allowed,
  'visible event': visibleEvent,
  'registered for the event': registeredForEvent,
  'registered for the quiz': registeredForQuiz,
  'hosts the event': eventHost,
  'administers the event': eventAdministrator,
  'owns the event': eventOwner,
  'owned the event': eventOwnerEver,
  'ever registered for the event': everRegisteredForEvent,
  'may see the team': team.maySee,
  'may ask the team': team.mayAsk,
  'member of the team': team.member,
  'leader of the team': team.leader,
  'self or leader of the team': team.selfOrLeader,
  'leader of the asked team': team.leaderOfAsked,
  'own join request': team.ownRequest,
  invited: team.invited,
  'invited and registered': team.invitedAndRegistered,
  'owns the event or leaves it': eventOwnerOrLeaver,
  'may read the leaderboard': leaderboardReader,
};
