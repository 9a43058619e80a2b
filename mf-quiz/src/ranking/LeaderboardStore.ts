import { type Leaderboard, quiz } from '@marquee/shared-contracts';
import { Call, request } from '@marquee/shared-contracts/browser';

type Score = Leaderboard['topScores'][number];

/** A row of the board and where it stands, from 1: unlike the rank, no two rows have the same place. */
export type Placed = Score & { place: number };

const PODIUM = 3;
const placed = (board: Leaderboard): Placed[] =>
  board.topScores.map((score, index) => ({ ...score, place: index + 1 }));

/** One quiz's board, as the server ranks it (LB-1). */
export class LeaderboardStore {
  readonly board: Call<[], Leaderboard>;

  constructor(eventId: string) {
    this.board = new Call(
      async () => (await request(quiz.leaderboardAndScores, { params: { eventId } })).data,
    );
  }
}

/** The first three rows; with ties their ranks may repeat (LB-1). */
export const podiumOf = (board: Leaderboard): Placed[] => placed(board).slice(0, PODIUM);

/** The rows below the podium. */
export const listOf = (board: Leaderboard): Placed[] => placed(board).slice(PODIUM);

/** Whether the person is ranked, but below the rows that the server sent (LB-2). */
export const isBelowTheList = (board: Leaderboard): boolean =>
  board.rank !== null && !board.topScores.some((score) => score.own);
