import type { QuizPage, SavedAnswer } from '@marquee/shared-contracts';
import { namespacedStorage, tabChannel } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observable } from 'mobx';
import { createPendingAnswer, parsePendingAnswer, type PendingAnswer, rebaseAnswer } from './PendingAnswer';

/** Identifies an attempt; answers of one account are never read or sent by another. */
export interface AttemptKey {
  accountId: string;
  eventId: string;
}

/** Messages between the tabs of one account. Tabs of other releases read them, so the names are fixed. */
type TabMessage =
  | { kind: 'kept'; choice: PendingAnswer }
  | { kind: 'dropped'; questionId: string }
  | { kind: 'saved'; answer: SavedAnswer; page: number };

/**
 * Answers that the server has not confirmed, in local storage before they are sent and synchronized between tabs,
 * and the confirmed answers on which they are based. An answer stays pending until the server confirms it or the
 * participant dismisses its rejection (QZ-8).
 */
export class AnswerOutbox {
  /** The name of the attempt's storage, tab channel and tab lock. */
  readonly name: string;
  readonly #answers = observable.map<string, PendingAnswer>({}, { deep: false });
  readonly #savedAnswers = observable.map<string, SavedAnswer>({}, { deep: false });
  readonly #answeredPages = observable.set<number>();
  readonly #storage;
  readonly #channel;
  readonly #onAnswerAdded: () => void;

  constructor({ accountId, eventId }: AttemptKey, onAnswerAdded: () => void) {
    this.name = `quiz.${accountId}.${eventId}`;
    this.#onAnswerAdded = onAnswerAdded;
    this.#storage = namespacedStorage(this.name);
    this.#channel = tabChannel<TabMessage>(this.name, (message) => this.receive(message));
    makeAutoObservable(this, {}, { autoBind: true });
    this.#restore();
  }

  get #sorted(): PendingAnswer[] {
    return [...this.#answers.values()].toSorted((one, other) => one.order - other.order);
  }

  /** Answers to send, oldest first. */
  get pending(): PendingAnswer[] {
    return this.#sorted.filter(({ returned }) => returned === undefined);
  }

  /** Answers that the server rejected, until the participant dismisses them. */
  get rejected(): PendingAnswer[] {
    return this.#sorted.filter(({ returned }) => returned !== undefined);
  }

  getPending(questionId: string): PendingAnswer | undefined {
    return this.pending.find((draft) => draft.questionId === questionId);
  }

  /** The selected option of a question: the pending answer, else the saved answer. */
  getSelectedOption(questionId: string): string | undefined {
    return (this.getPending(questionId) ?? this.#savedAnswers.get(questionId))?.selectedOption;
  }

  isPending(page: number): boolean {
    return this.pending.some((draft) => draft.page === page);
  }

  isAnswered(page: number): boolean {
    return this.#answeredPages.has(page) || this.isPending(page);
  }

  /** Stores a new answer, unless the server has the same one already. */
  addAnswer(question: QuizPage, selectedOption: string): void {
    const { id } = question;
    const input = { question, selectedOption, saved: this.#savedAnswers.get(id) };
    const draft = createPendingAnswer(input, this.#answers.get(id), (this.#sorted.at(-1)?.order ?? 0) + 1);
    if (draft === undefined) this.remove(id);
    else this.save(draft);
    this.#onAnswerAdded();
  }

  save(draft: PendingAnswer): void {
    this.#answers.set(draft.questionId, draft);
    this.#storage.set(draft.questionId, JSON.stringify(draft));
    this.#channel.post({ kind: 'kept', choice: draft });
  }

  remove(questionId: string): void {
    if (!this.#answers.delete(questionId)) return;
    this.#storage.remove(questionId);
    this.#channel.post({ kind: 'dropped', questionId });
  }

  /** Removes a confirmed answer; a newer pending answer to the same question is rebased on it. */
  confirm(answer: SavedAnswer, page: number): void {
    const draft = this.getPending(answer.questionId);
    if (draft?.selectedOption === answer.selectedOption) this.remove(answer.questionId);
    else if (draft !== undefined) this.save(rebaseAnswer(draft, answer));
    this.record(answer, page);
    this.#channel.post({ kind: 'saved', answer, page });
  }

  /** Records an answer that the server has saved, unless a newer revision is known already. */
  record(answer: SavedAnswer, page: number): void {
    this.#answeredPages.add(page);
    if (answer.revision >= (this.#savedAnswers.get(answer.questionId)?.revision ?? 0))
      this.#savedAnswers.set(answer.questionId, answer);
  }

  /** Records the pages, from 1, whose questions have a saved answer. */
  markAnswered(pages: readonly number[]): void {
    pages.forEach((page) => this.#answeredPages.add(page));
  }

  /** Marks a pending answer as rejected; it is not sent again. `reason` is shown to the participant. */
  reject(questionId: string, reason: string): void {
    const draft = this.getPending(questionId);
    if (draft !== undefined) this.save({ ...draft, returned: reason });
  }

  /** Stops listening to other tabs; the stored answers stay. */
  stop(): void {
    this.#channel.close();
  }

  #restore(): void {
    for (const text of this.#storage.entries().values()) {
      const draft = parsePendingAnswer(text);
      if (draft !== undefined) this.#answers.set(draft.questionId, draft);
    }
  }

  private receive(message: TabMessage): void {
    if (message.kind === 'kept') {
      this.#answers.set(message.choice.questionId, message.choice);
      this.#onAnswerAdded();
    } else if (message.kind === 'dropped') this.#answers.delete(message.questionId);
    else this.record(message.answer, message.page);
  }
}
