import { quiz, type QuizPage, type ReplyOf, type SavedAnswer } from '@marquee/shared-contracts';
import { type ApiError, Call, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observable } from 'mobx';
import { saysClosed } from '../keeping/fateOf';

interface Hearers {
  onTime: (reply: Pick<ReplyOf<typeof quiz.question>, 'serverNow' | 'endsAt'>) => void;
  /** The quiz shows no questions any more. */
  onClosed: (reason: ApiError) => void;
}

/** Between two questions that are read ahead. */
const READ_AHEAD_MS = 3_000;

const PARTS = { eventId: false, hearers: false, pages: false, refreshing: false, turn: false } as const;

/** The questions read so far, which stay readable without a network, and what the server has stored for each. */
export class Paper {
  private readonly answers = observable.map<string, SavedAnswer>({}, { deep: false });
  private readonly answered = observable.set<number>();
  private readonly pages = new Map<number, Call<[], QuizPage>>();
  private turn = 0;
  private readonly refreshing = new Call((page: number) => this.read(page));

  constructor(
    private readonly eventId: string,
    private readonly hearers: Hearers,
  ) {
    makeAutoObservable<this, keyof typeof PARTS>(this, PARTS, { autoBind: true });
  }

  /** The question of a page, from 1. */
  page(page: number): Call<[], QuizPage> {
    const known = this.pages.get(page) ?? new Call(() => this.read(page));
    this.pages.set(page, known);
    return known;
  }

  /** Reads the question of a page; one that was read before stays in sight while it is compared with the server's. */
  async show(page: number): Promise<void> {
    const call = this.page(page);
    const reading = call.result === undefined ? call : this.refreshing;
    await (call.result === undefined ? call.run() : this.refreshing.run(page));
    if (reading.error !== undefined && saysClosed(reading.error)) this.hearers.onClosed(reading.error);
  }

  /**
   * Reads the questions after a page before they are asked for: the next one at once, the others one after the other,
   * so that the whole quiz can soon be read without a network and a hall full of people does not ask for it at once.
   */
  async readAhead(page: number, totalQuestions: number): Promise<void> {
    const turn = ++this.turn;
    for (let next = page + 1; next <= totalQuestions && turn === this.turn; next += 1) {
      if (this.page(next).result !== undefined) continue;
      if ((await this.page(next).run()) === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, READ_AHEAD_MS));
    }
  }

  /** Reads nothing ahead any more. */
  stop(): void {
    this.turn += 1;
  }

  /** What the server has stored for a question, as far as this page knows. */
  saved(questionId: string): SavedAnswer | undefined {
    return this.answers.get(questionId);
  }

  /** Takes over a stored answer, unless a newer one is known already. */
  record(answer: SavedAnswer, page: number): void {
    this.answered.add(page);
    if (answer.revision >= (this.answers.get(answer.questionId)?.revision ?? 0))
      this.answers.set(answer.questionId, answer);
  }

  markAnswered(pages: readonly number[]): void {
    pages.forEach((page) => this.answered.add(page));
  }

  isAnswered(page: number): boolean {
    return this.answered.has(page);
  }

  private async read(page: number): Promise<QuizPage> {
    const params = { eventId: this.eventId, page: String(page) };
    const reply = await request(quiz.question, { params });
    const { id: questionId, selectedOption, revision } = reply.data;
    this.hearers.onTime(reply);
    if (selectedOption !== null) this.record({ questionId, selectedOption, revision }, page);
    return reply.data;
  }
}
