import { quiz, type QuizPage, type ReplyOf, type SavedAnswer } from '@marquee/shared-contracts';
import { type ApiError, RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observable } from 'mobx';
import { isQuizClosed } from '../autosave/classifyFailure';

interface Callbacks {
  onServerTime: (reply: Pick<ReplyOf<typeof quiz.question>, 'serverNow' | 'endsAt'>) => void;
  /** The quiz shows no questions any more. */
  onClosed: (reason: ApiError) => void;
}

/** Between two questions that are read ahead. */
const PREFETCH_PAUSE_MS = 3_000;

const UNOBSERVED = {
  eventId: false,
  callbacks: false,
  pages: false,
  refreshing: false,
  prefetchId: false,
} as const;

/** The questions read so far, which stay readable without a network, and what the server has stored for each. */
export class QuestionCache {
  private readonly savedAnswers = observable.map<string, SavedAnswer>({}, { deep: false });
  private readonly answeredPages = observable.set<number>();
  private readonly pages = new Map<number, RemoteCall<[], QuizPage>>();
  private prefetchId = 0;
  private readonly refreshing = new RemoteCall((page: number) => this.read(page));

  constructor(
    private readonly eventId: string,
    private readonly callbacks: Callbacks,
  ) {
    makeAutoObservable<this, keyof typeof UNOBSERVED>(this, UNOBSERVED, { autoBind: true });
  }

  /** The question of a page, from 1. */
  getPage(page: number): RemoteCall<[], QuizPage> {
    const known = this.pages.get(page) ?? new RemoteCall(() => this.read(page));
    this.pages.set(page, known);
    return known;
  }

  /** Reads the question of a page; one that was read before stays in sight while it is compared with the server's. */
  async load(page: number): Promise<void> {
    const call = this.getPage(page);
    const reading = call.result === undefined ? call : this.refreshing;
    await (call.result === undefined ? call.run() : this.refreshing.run(page));
    if (reading.error !== undefined && isQuizClosed(reading.error)) this.callbacks.onClosed(reading.error);
  }

  /**
   * Reads the questions after a page before they are asked for: the next one at once, the others one after the other,
   * so that the whole quiz can soon be read without a network and a hall full of people does not ask for it at once.
   */
  async prefetch(page: number, totalQuestions: number): Promise<void> {
    const turn = ++this.prefetchId;
    for (let next = page + 1; next <= totalQuestions && turn === this.prefetchId; next += 1) {
      if (this.getPage(next).result !== undefined) continue;
      if ((await this.getPage(next).run()) === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, PREFETCH_PAUSE_MS));
    }
  }

  /** Reads nothing ahead any more. */
  stop(): void {
    this.prefetchId += 1;
  }

  /** What the server has stored for a question, as far as this page knows. */
  getSaved(questionId: string): SavedAnswer | undefined {
    return this.savedAnswers.get(questionId);
  }

  /** Takes over a stored answer, unless a newer one is known already. */
  record(answer: SavedAnswer, page: number): void {
    this.answeredPages.add(page);
    if (answer.revision >= (this.savedAnswers.get(answer.questionId)?.revision ?? 0))
      this.savedAnswers.set(answer.questionId, answer);
  }

  markAnswered(pages: readonly number[]): void {
    pages.forEach((page) => this.answeredPages.add(page));
  }

  isAnswered(page: number): boolean {
    return this.answeredPages.has(page);
  }

  private async read(page: number): Promise<QuizPage> {
    const params = { eventId: this.eventId, page: String(page) };
    const reply = await request(quiz.question, { params });
    const { id: questionId, selectedOption, revision } = reply.data;
    this.callbacks.onServerTime(reply);
    if (selectedOption !== null) this.record({ questionId, selectedOption, revision }, page);
    return reply.data;
  }
}
