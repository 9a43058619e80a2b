import type { Clock } from '../../../platform/clock';
import { TtlCache } from '../../../platform/TtlCache';
import type { ResultGroup, TeamMember } from './leaderboardQueries';
import type { RankedResult } from './rankResults';
import type { RankedTeam } from './rankTeams';

declare module '../../../platform/Application' {
  interface Application {
    readonly leaderboards: LeaderboardCache;
  }
}

/** Lines of a board that anybody may ask for (LB-2). */
export const MAX_LINES = 100;

/** A quiz's ranking as it is kept in memory. */
export interface CachedLeaderboard {
  eventTitle: string;
  endTime: Date;
  totalQuestions: number;
  /** Results that were submitted later may be missing. */
  readAt: Date;
  first: RankedResult[];
  /** Among whom anybody's rank is found. */
  merits: ResultGroup[];
  total: number;
  /** Who is in which team, and the teams in their order (TM-17). */
  members: TeamMember[];
  teams: RankedTeam[];
}

/** A board is read at most every two seconds for each quiz. */
const CACHE = { milliseconds: 2_000, atMost: 100 };

/** Others soon see who has just submitted; a crowd that submits at once still costs four readings a second at most. */
const AFTER_CHANGE_MS = 250;

export type LeaderboardCache = TtlCache<CachedLeaderboard>;

export const createLeaderboardCache = (clock: Clock): LeaderboardCache =>
  new TtlCache<CachedLeaderboard>(clock, CACHE);

/** After a submit or a disqualification the kept board is soon made anew. */
export const refreshLeaderboard = (boards: LeaderboardCache, eventId: string): void =>
  boards.expireSoon(eventId, AFTER_CHANGE_MS);
