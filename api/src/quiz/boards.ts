import type { Clock } from '../clock';
import { Fresh } from '../Fresh';
import type { Result, TeamMember } from './queries';
import type { RankedResult } from './rankResults';
import type { RankedTeam } from './rankTeams';

/** A quiz's ranking as it is kept in memory. */
export interface Board {
  eventTitle: string;
  endTime: Date;
  totalQuestions: number;
  results: Result[];
  ranked: RankedResult[];
  /** The lines again, by person. */
  lines: ReadonlyMap<string, RankedResult>;
  /** Who is in which team, and the teams in their order (TM-17). */
  members: TeamMember[];
  teams: RankedTeam[];
}

/** A board is ranked in memory at most every two seconds for each quiz: ranking in SQL costs a hundred times more. */
const KEPT = { milliseconds: 2_000, atMost: 100 };

/** Others soon see who has just submitted; a crowd that submits at once still costs four rankings a second at most. */
const AFTER_CHANGE_MS = 250;

export type Boards = Fresh<Board>;

export const keepBoards = (clock: Clock): Boards => new Fresh<Board>(clock, KEPT);

/** After a submit or a disqualification the kept board is soon made anew. */
export const renewBoard = (boards: Boards, eventId: string): void => boards.hasten(eventId, AFTER_CHANGE_MS);
