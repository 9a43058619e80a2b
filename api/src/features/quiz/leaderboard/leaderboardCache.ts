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

/** Maximum entries of a requested leaderboard (LB-2). */
export const MAX_LINES = 100;

/** A quiz's cached leaderboard. */
export interface CachedLeaderboard {
  eventTitle: string;
  endTime: Date;
  totalQuestions: number;
  /** May lack results that were submitted later. */
  readAt: Date;
  first: RankedResult[];
  /** All results, for computing any person's rank; undefined after the end, when ranks are saved. */
  groups: ResultGroup[] | undefined;
  total: number;
  /** Team memberships, and the ranked teams (TM-17). */
  members: TeamMember[];
  teams: RankedTeam[];
}

/** Each quiz's leaderboard is read at most once every two seconds. */
const CACHE = { ttlMs: 2_000, maxEntries: 100 };

/**
 * Makes a submit visible to others soon, while a submitting crowd still causes at most four reads per second.
 */
const AFTER_CHANGE_MS = 250;

export type LeaderboardCache = TtlCache<CachedLeaderboard>;

export const createLeaderboardCache = (clock: Clock): LeaderboardCache =>
  new TtlCache<CachedLeaderboard>(clock, CACHE);

/** Shortens the lifetime of the cached leaderboard after a submit or a disqualification. */
export const refreshLeaderboard = (boards: LeaderboardCache, eventId: string): void =>
  boards.expireSoon(eventId, AFTER_CHANGE_MS);
