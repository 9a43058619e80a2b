import {
  authoring,
  type AttemptState,
  type QuestionChoices,
  type ReplyOf,
  type ScoredAttempt,
} from '@marquee/shared-contracts';
import { Call, request, requestText, saveFile, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';

export type Scores = ReplyOf<typeof authoring.scores>;

/** Which attempts are shown. */
export interface Filter {
  q: string;
  state: AttemptState | undefined;
  /** From 0. */
  page: number;
}

/** chosen: attempts on a page; a table longer than this is searched rather than read. */
const PAGE = '25';

/** All attempts at a quiz, as its hosts see them (LB-5). */
export class ScoresStore {
  readonly list: Call<[Filter], Scores>;
  /** The same page read again: when that fails, the one that stands goes on standing. */
  readonly newer: Call<[Filter], Scores>;
  /** Null before the end. */
  readonly choices: Call<[], QuestionChoices[] | null>;
  readonly exporting: Call<[], void>;
  readonly disqualifying: Call<[string], void>;
  /** Whose attempt is about to be disqualified. */
  doomed: ScoredAttempt | undefined = undefined;
  private filter: Filter = { q: '', state: undefined, page: 0 };

  constructor(private readonly eventId: string) {
    const params = { eventId };
    this.list = new Call((filter) => this.read(filter));
    this.newer = new Call((filter) => this.read(filter));
    this.choices = new Call(async () => (await request(authoring.choices, { params })).data);
    this.exporting = new Call(async () => {
      const text = await requestText(authoring.scores, { params, query: { format: 'csv' } });
      saveFile({ name: 'quiz-scores.csv', type: 'text/csv', text });
    });
    this.disqualifying = new Call(async (attemptId) => {
      await request(authoring.disqualify, { params: { eventId, attemptId } });
    });
    makeAutoObservable<this, 'eventId' | 'filter'>(
      this,
      {
        list: false,
        newer: false,
        choices: false,
        exporting: false,
        disqualifying: false,
        eventId: false,
        filter: false,
      },
      { autoBind: true },
    );
  }

  get latest(): Scores | undefined {
    return this.newer.result ?? this.list.result;
  }

  show(filter: Filter): void {
    this.filter = filter;
    this.newer.reset();
    void this.list.run(filter);
  }

  /** What is shown may be old. */
  refresh(): void {
    if (this.list.result !== undefined) void this.newer.run(this.filter);
    if (this.choices.result !== undefined) void this.choices.run();
  }

  async export(): Promise<void> {
    await this.exporting.run();
    if (this.exporting.error !== undefined) toasts.error(this.exporting.error.message);
  }

  askAbout(attempt: ScoredAttempt | undefined): void {
    this.disqualifying.reset();
    this.doomed = attempt;
  }

  /** After a failure the question stays open and says why. */
  async disqualify({ id, name }: ScoredAttempt): Promise<void> {
    await this.disqualifying.run(id);
    if (this.disqualifying.state !== 'succeeded') return;
    this.askAbout(undefined);
    toasts.success(`${name} is disqualified.`);
    this.refresh();
  }

  private read({ q, state, page }: Filter): Promise<Scores> {
    const query = { page: String(page), size: PAGE, ...(q !== '' && { q }), ...(state && { state }) };
    return request(authoring.scores, { params: { eventId: this.eventId }, query });
  }
}
