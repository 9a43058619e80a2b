import {
  quizEditor,
  type AttemptState,
  type QuestionChoices,
  type ReplyOf,
  type AttemptScore,
} from '@marquee/shared-contracts';
import { RemoteCall, request, requestText, saveFile, toasts } from '@marquee/shared-contracts/browser';
import type { PagePosition } from '@marquee/shared-contracts/ui';
import { makeAutoObservable } from 'mobx';

export type Scores = ReplyOf<typeof quizEditor.scores>;

export interface Filter {
  q: string;
  state: AttemptState | undefined;
}

/** Attempts on a page. */
const PAGE_SIZE = '25';

/** All attempts at a quiz, for its hosts (LB-5). */
export class ScoresStore {
  readonly list: RemoteCall<[Filter, PagePosition], Scores>;
  /** Resolves to null before the end. */
  readonly distribution: RemoteCall<[], QuestionChoices[] | null>;
  readonly exporting: RemoteCall<[], void>;
  readonly disqualifying: RemoteCall<[string], void>;
  readonly undoing: RemoteCall<[string], void>;
  /** The attempt in the disqualification dialog; undefined while the dialog is closed. */
  pendingDisqualification: AttemptScore | undefined = undefined;
  /** The reason that the person is told. */
  reason = '';
  #query: [Filter, PagePosition] | undefined = undefined;
  readonly #eventId: string;

  constructor(eventId: string) {
    this.#eventId = eventId;
    const params = { eventId };
    this.list = new RemoteCall((filter, position) => this.#read(filter, position));
    this.distribution = new RemoteCall(async () => (await request(quizEditor.choices, { params })).data);
    this.exporting = new RemoteCall(async () => {
      const text = await requestText(quizEditor.scores, { params, query: { format: 'csv' } });
      saveFile({ name: 'quiz-scores.csv', type: 'text/csv', text });
    });
    this.disqualifying = new RemoteCall(async (attemptId) => {
      const body = { reason: this.reason };
      await request(quizEditor.disqualify, { params: { eventId, attemptId }, body });
    });
    this.undoing = new RemoteCall(async (attemptId) => {
      await request(quizEditor.undoDisqualify, { params: { eventId, attemptId } });
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(filter: Filter, position: PagePosition): void {
    this.#query = [filter, position];
    void this.list.run(filter, position);
  }

  refresh(): void {
    if (this.#query !== undefined && this.list.result !== undefined) void this.list.refresh(...this.#query);
    if (this.distribution.result !== undefined) void this.distribution.run();
  }

  async export(): Promise<void> {
    await this.exporting.run();
    if (this.exporting.error !== undefined) toasts.error(this.exporting.error.message);
  }

  setPendingDisqualification(attempt: AttemptScore | undefined): void {
    this.disqualifying.reset();
    this.reason = '';
    this.pendingDisqualification = attempt;
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  /** A failure keeps the dialog open and shows the error. */
  async disqualify({ id, name }: AttemptScore): Promise<void> {
    await this.disqualifying.run(id);
    if (this.disqualifying.state !== 'succeeded') return;
    this.setPendingDisqualification(undefined);
    toasts.success(`${name} is disqualified.`);
    this.refresh();
  }

  async undoDisqualification({ id, name }: AttemptScore): Promise<void> {
    await this.undoing.run(id);
    if (this.undoing.error !== undefined) return void toasts.error(this.undoing.error.message);
    toasts.success(`The attempt of ${name} counts again.`);
    this.refresh();
  }

  #read({ q, state }: Filter, { page, after }: PagePosition): Promise<Scores> {
    const query = {
      page: String(page),
      size: PAGE_SIZE,
      after,
      ...(q !== '' && { q }),
      ...(state && { state }),
    };
    return request(quizEditor.scores, { params: { eventId: this.#eventId }, query });
  }
}
