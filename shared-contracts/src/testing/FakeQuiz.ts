import {
  quiz,
  findQuizError,
  type QuizProgress,
  type SavedAnswer,
  type ShowScores,
  LATE_GRACE_MS,
} from '../contract/index';
import { type FakeApi, success } from './FakeApi';
import { failCall } from './failCall';
import { sampleId } from './samples';

/** The event id of the fake quiz. */
export const FAKE_QUIZ_ID = sampleId(7);
const OPTIONS = ['North', 'East', 'South', 'West'];
const MINUTE = 60_000;

/** The network's behaviour: online, offline, losing replies, or an overloaded server. */
export type FakeNetwork = 'there' | 'away' | 'losing replies' | 'overloaded';

/** A fake quiz server with stored answers, their revisions, and a network that tests can cut. */
export class FakeQuiz {
  network: FakeNetwork = 'there';
  /** Milliseconds that the server's clock is ahead of the device's. */
  clockAhead = 0;
  state: QuizProgress['state'] = 'NOT_STARTED';
  showScores: ShowScores = 'after-submitting';
  timezone = 'Asia/Kolkata';
  startsAt = Date.now() - MINUTE;
  endsAt = Date.now() + 60 * MINUTE;
  /** Corrected texts of questions by page. */
  readonly corrections = new Map<number, string>();
  /** Each received answer as "page option", oldest first. */
  readonly arrived: string[] = [];
  readonly #answers = new Map<string, SavedAnswer>();

  constructor(
    readonly api: FakeApi,
    readonly totalQuestions = 3,
  ) {
    api.on(quiz.progress, () => this.#overNetwork(() => this.#progress()));
    api.on(quiz.question, ({ params }) => this.#overNetwork(() => this.#question(Number(params.page))));
    api.on(quiz.answer, ({ params, body }) =>
      this.#overNetwork(() =>
        this.#answer(params.questionId, String(body.selectedOption), body.baseRevision ?? Infinity),
      ),
    );
    api.on(quiz.submit, () => this.#overNetwork(() => this.#submit()));
    api.on(quiz.results, () => this.#overNetwork(() => this.#results()));
  }

  /** The stored options by page. */
  get stored(): Record<number, string> {
    return Object.fromEntries(
      [...this.#answers.values()].map(({ questionId, selectedOption }) => [
        this.#pageOf(questionId),
        selectedOption,
      ]),
    );
  }

  /** Saves an answer from another device of the same participant. */
  chooseElsewhere(page: number, selectedOption: string): void {
    this.#store(this.#idOf(page), selectedOption);
  }

  #overNetwork<Reply>(answer: () => Reply): Reply {
    if (this.network === 'away') throw new TypeError('Failed to fetch');
    if (this.network === 'overloaded') return failCall('OVERLOADED');
    const reply = answer();
    if (this.network === 'losing replies') throw new TypeError('Failed to fetch');
    return reply;
  }

  #requireOpen(graceMs: number): void {
    if (this.state === 'OPEN' && this.#now >= this.endsAt + LATE_GRACE_MS) this.state = 'AUTO_SUBMITTED';
    const state = this.state === 'NOT_STARTED' ? null : this.state;
    const window = { startTime: new Date(this.startsAt), endTime: new Date(this.endsAt), cancelled: false };
    const error = findQuizError(
      { ...window, totalQuestions: this.totalQuestions, state },
      new Date(this.#now),
      graceMs,
    );
    if (error !== undefined) failCall(error);
  }

  get #now(): number {
    return Date.now() + this.clockAhead;
  }

  get #time() {
    return { serverNow: new Date(this.#now).toISOString(), endsAt: new Date(this.endsAt).toISOString() };
  }

  #progress() {
    const answeredPages = [...this.#answers.keys()].map((id) => this.#pageOf(id)).toSorted();
    const { totalQuestions, state } = this;
    const data = {
      title: 'Circuit Quiz',
      totalQuestions,
      answered: answeredPages.length,
      answeredPages,
      lastPage: answeredPages.at(-1) ?? 1,
      state,
      startsAt: new Date(this.startsAt).toISOString(),
      startedAt: null,
      showScores: this.showScores,
      timezone: this.timezone,
      ...this.#time,
    };
    return { ...success(data), totalQuestions };
  }

  #question(page: number) {
    this.#requireOpen(0);
    if (page < 1 || page > this.totalQuestions) failCall('NOT_FOUND');
    if (this.state === 'NOT_STARTED') this.state = 'OPEN';
    const saved = this.#answers.get(this.#idOf(page));
    const data = {
      id: this.#idOf(page),
      questionText: this.corrections.get(page) ?? `Where does question ${page} lead?`,
      options: OPTIONS,
      selectedOption: saved?.selectedOption ?? null,
      revision: saved?.revision ?? 0,
      page,
      totalQuestions: this.totalQuestions,
    };
    return { ...success(data), ...this.#time };
  }

  #answer(questionId: string, selectedOption: string, base: number) {
    this.#requireOpen(LATE_GRACE_MS);
    const saved = this.#answers.get(questionId);
    if (saved && saved.selectedOption !== selectedOption && base < saved.revision)
      failCall('ANSWER_CHANGED', { answer: saved });
    this.arrived.push(`${this.#pageOf(questionId)} ${selectedOption}`);
    return { ...success(this.#store(questionId, selectedOption)), ...this.#time };
  }

  #store(questionId: string, selectedOption: string): SavedAnswer {
    const before = this.#answers.get(questionId);
    const isSame = before?.selectedOption === selectedOption;
    const revision = (before?.revision ?? 0) + (isSame ? 0 : 1);
    const saved = { questionId, selectedOption, revision };
    this.#answers.set(questionId, saved);
    return saved;
  }

  #submit() {
    this.#requireOpen(LATE_GRACE_MS);
    this.state = 'SUBMITTED';
    const data = { answered: this.#answers.size, totalQuestions: this.totalQuestions, coinsEarned: 10 };
    return success(data, 'Quiz submitted successfully!');
  }

  #results() {
    if (this.state === 'OPEN' && this.#now >= this.endsAt + LATE_GRACE_MS) this.state = 'AUTO_SUBMITTED';
    if (this.state === 'OPEN' || this.state === 'NOT_STARTED') return failCall('NOT_SUBMITTED');
    const pages = Array.from({ length: this.totalQuestions }, (_page, index) => index + 1);
    const answers = pages.map((page) => ({
      questionText: `Where does question ${page} lead?`,
      options: OPTIONS,
      selectedOption: this.#answers.get(this.#idOf(page))?.selectedOption ?? null,
      correctOption: 'North',
    }));
    const ended = this.#now >= this.endsAt + LATE_GRACE_MS;
    return success({
      totalQuestions: this.totalQuestions,
      answered: this.#answers.size,
      correctAnswers: 0,
      score: 0,
      coinsEarned: 0,
      submittedAt: null,
      state: this.state,
      ...(ended && { answers }),
    });
  }

  readonly #idOf = (page: number): string => sampleId(100 + page);
  readonly #pageOf = (questionId: string): number => Number(questionId.slice(-3)) - 100;
}
