import { type Leaderboard, quiz, type QuizResult } from '@marquee/shared-contracts';
import { RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

type Score = Leaderboard['topScores'][number];

/** A row with its position from 1, which is unique; ranks repeat with ties. */
export type PositionedScore = Score & { position: number };

/** Rows shown at first, and the most that the server sends (LB-2). */
export const FIRST_ROWS = 10;
export const MAX_ROWS = 100;

const PODIUM_ROWS = 3;
const addPositions = (board: Leaderboard): PositionedScore[] =>
  board.topScores.map((score, index) => ({ ...score, position: index + 1 }));

/** The leaderboard of one quiz and the participant's own result. The server ranks; this store never sorts. */
export class LeaderboardStore {
  readonly board: RemoteCall<[], Leaderboard>;
  /** Null without a submitted attempt. */
  readonly ownResult: RemoteCall<[], QuizResult | null>;
  limit = FIRST_ROWS;
  readonly #eventId: string;

  constructor(eventId: string) {
    this.#eventId = eventId;
    this.board = new RemoteCall(() => this.#read());
    this.ownResult = new RemoteCall(() => this.#readOwnResult());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  refresh(): void {
    void this.board.refresh();
  }

  showBest(limit: number): void {
    this.limit = limit;
    this.refresh();
  }

  async #read(): Promise<Leaderboard> {
    const query = { limit: String(this.limit) };
    const { data } = await request(quiz.leaderboardAndScores, { params: { eventId: this.#eventId }, query });
    return data;
  }

  /** Unranked participants may still have a result: submitted without answers, or disqualified (LB-7). */
  async #readOwnResult(): Promise<QuizResult | null> {
    const params = { eventId: this.#eventId };
    if (this.board.result?.participantDetails === null) {
      const { state } = (await request(quiz.progress, { params })).data;
      if (state === 'NOT_STARTED' || state === 'OPEN') return null;
    }
    return (await request(quiz.results, { params })).data;
  }
}

/** The first three rows, whose ranks repeat with ties. */
export const getPodium = (board: Leaderboard): PositionedScore[] => addPositions(board).slice(0, PODIUM_ROWS);

export const getRowsBelowPodium = (board: Leaderboard): PositionedScore[] =>
  addPositions(board).slice(PODIUM_ROWS);

/** Whether the participant is ranked below the rows that the server sent. */
export const isBelowRows = (board: Leaderboard): boolean =>
  board.rank !== null && !board.topScores.some((score) => score.own);
