import { type Leaderboard, quiz, type QuizResult } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

type Score = Leaderboard['topScores'][number];

/** A row of the board and where it stands, from 1: unlike the rank, no two rows have the same place. */
export type PositionedScore = Score & { position: number };

/** Rows of a board at first, and all that the server gives (LB-2). */
export const FIRST_ROWS = 10;
export const MAX_ROWS = 100;

const PODIUM_ROWS = 3;
const addPositions = (board: Leaderboard): PositionedScore[] =>
  board.topScores.map((score, index) => ({ ...score, position: index + 1 }));

/** One quiz's board, as the server ranks it (LB-1), and the person's own part in it (QZ-23). */
export class LeaderboardStore {
  readonly board: RemoteCall<[], Leaderboard>;
  /** Null without a submitted attempt. */
  readonly ownResult: RemoteCall<[], QuizResult | null>;
  limit = FIRST_ROWS;

  constructor(private readonly eventId: string) {
    this.board = new RemoteCall(() => this.read());
    this.ownResult = new RemoteCall(() => this.readOwnResult());
    makeAutoObservable<this, 'eventId'>(
      this,
      { board: false, ownResult: false, eventId: false },
      { autoBind: true },
    );
  }

  /** What is shown may be old. */
  refresh(): void {
    void this.board.refresh();
  }

  showBest(limit: number): void {
    this.limit = limit;
    this.refresh();
  }

  private async read(): Promise<Leaderboard> {
    const query = { limit: String(this.limit) };
    const { data } = await request(quiz.leaderboardAndScores, { params: { eventId: this.eventId }, query });
    return data;
  }

  /** Who is not on the board may have submitted all the same: without an answer, or disqualified (LB-7). */
  private async readOwnResult(): Promise<QuizResult | null> {
    const params = { eventId: this.eventId };
    if (this.board.result?.participantDetails === null) {
      const { state } = (await request(quiz.progress, { params })).data;
      if (state === 'NOT_STARTED' || state === 'OPEN') return null;
    }
    return (await request(quiz.results, { params })).data;
  }
}

/** The first three rows; with ties their ranks may repeat (LB-1). */
export const getPodium = (board: Leaderboard): PositionedScore[] => addPositions(board).slice(0, PODIUM_ROWS);

/** The rows below the podium. */
export const getRowsBelowPodium = (board: Leaderboard): PositionedScore[] =>
  addPositions(board).slice(PODIUM_ROWS);

/** Whether the person is ranked, but below the rows that the server sent (LB-2). */
export const isBelowTheList = (board: Leaderboard): boolean =>
  board.rank !== null && !board.topScores.some((score) => score.own);
