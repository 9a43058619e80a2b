import type { ObjectRule, RefusalCode } from '@marquee/shared-contracts';
import type { Database } from '../database/Database';
import type { Caller } from './Caller';
import {
  eventHost,
  eventOwner,
  eventOwnerEver,
  everRegisteredForEvent,
  eventOwnerOrLeaver,
  leaderboardReader,
  registeredForEvent,
  registeredForQuiz,
  visibleEvent,
} from './eventRules';
import * as team from './teamRules';

/** What an object rule decides from. `params` are UUIDs; `query` is what the endpoint's schema made of it. */
export interface Asked {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  caller: Caller | undefined;
  now: Date;
}

/** Answers the refusal, or undefined when the caller may. One query, with the ownership inside it (C2). */
export type ObjectQuery = (database: Database, asked: Asked) => Promise<RefusalCode | undefined>;

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
