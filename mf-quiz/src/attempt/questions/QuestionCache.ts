import { quiz, type QuizPage, type ReplyOf, type SavedAnswer } from '@marquee/shared-contracts';
import { type ApiError, RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { isQuizClosed } from '../autosave/classifyFailure';

interface Callbacks {
  /** A question came with the saved answer of its page, from 1. */
  onSavedAnswer: (answer: SavedAnswer, page: number) => void;
  onServerTime: (reply: Pick<ReplyOf<typeof quiz.question>, 'serverNow' | 'endsAt'>) => void;
  /** The quiz no longer serves questions. */
  onClosed: (reason: ApiError) => void;
}

/** Pause between two prefetched questions, so that a hall of participants does not send one burst. */
const PREFETCH_PAUSE_MS = 3_000;

/** Caches questions for use without a network. */
export class QuestionCache {
  readonly #pages = new Map<number, RemoteCall<[], QuizPage>>();
  #prefetchId = 0;
  readonly #eventId: string;
  readonly #callbacks: Callbacks;

  constructor(eventId: string, callbacks: Callbacks) {
    this.#eventId = eventId;
    this.#callbacks = callbacks;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The call for the question of a page, from 1; it is not run here. */
  getPage(page: number): RemoteCall<[], QuizPage> {
    const known = this.#pages.get(page) ?? new RemoteCall(() => this.#read(page));
    this.#pages.set(page, known);
    return known;
  }

  /** Loads the question of a page; a cached question stays visible while it is read again (QZ-14). */
  async load(page: number): Promise<void> {
    const call = this.getPage(page);
    await call.refresh();
    const error = call.error ?? call.refreshError;
    if (error !== undefined && isQuizClosed(error)) this.#callbacks.onClosed(error);
  }

  /** Loads the questions after a page, one at a time, so that the quiz works without a network. */
  async prefetch(page: number, totalQuestions: number): Promise<void> {
    const id = ++this.#prefetchId;
    for (let next = page + 1; next <= totalQuestions && id === this.#prefetchId; next += 1) {
      if (this.getPage(next).result !== undefined) continue;
      if ((await this.getPage(next).run()) === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, PREFETCH_PAUSE_MS));
    }
  }

  /** Stops prefetching. */
  stop(): void {
    this.#prefetchId += 1;
  }

  async #read(page: number): Promise<QuizPage> {
    const params = { eventId: this.#eventId, page: String(page) };
    const reply = await request(quiz.question, { params });
    const { id: questionId, selectedOption, revision } = reply.data;
    this.#callbacks.onServerTime(reply);
    if (selectedOption !== null)
      this.#callbacks.onSavedAnswer({ questionId, selectedOption, revision }, page);
    return reply.data;
  }
}
