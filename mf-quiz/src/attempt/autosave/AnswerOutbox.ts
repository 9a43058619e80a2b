import type { SavedAnswer } from '@marquee/shared-contracts';
import { namespacedStorage, tabChannel } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observable } from 'mobx';
import {
  type AnswerInput,
  createPendingAnswer,
  parsePendingAnswer,
  type PendingAnswer,
  rebaseAnswer,
} from './PendingAnswer';

/** Identifies an attempt; answers of one account are never read or sent by another. */
export interface AttemptKey {
  accountId: string;
  eventId: string;
}

interface Callbacks {
  onAnswerAdded: () => void;
  /** The server has confirmed this answer to this tab or to another tab. */
  onSaved: (answer: SavedAnswer, page: number) => void;
}

/** Messages between the tabs of one account. Tabs of other releases read them, so the names are fixed. */
type TabMessage =
  | { kind: 'kept'; choice: PendingAnswer }
  | { kind: 'dropped'; questionId: string }
  | { kind: 'saved'; answer: SavedAnswer; page: number };

/**
 * Answers that the server has not confirmed, in local storage before they are sent and synchronized between tabs.
 * An answer leaves the outbox when the server confirms it or the participant dismisses its rejection (QZ-8).
 */
export class AnswerOutbox {
  /** The name of the attempt's storage, tab channel and tab lock. */
  readonly name: string;
  readonly #answers = observable.map<string, PendingAnswer>({}, { deep: false });
  readonly #storage;
  readonly #channel;
  readonly #callbacks: Callbacks;

  constructor({ accountId, eventId }: AttemptKey, callbacks: Callbacks) {
    this.name = `quiz.${accountId}.${eventId}`;
    this.#callbacks = callbacks;
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

  /** Stores a new answer, unless the server has the same one already. */
  addAnswer(input: AnswerInput): void {
    const { id } = input.question;
    const draft = createPendingAnswer(input, this.#answers.get(id), (this.#sorted.at(-1)?.order ?? 0) + 1);
    if (draft === undefined) this.remove(id);
    else this.save(draft);
    this.#callbacks.onAnswerAdded();
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
    this.#callbacks.onSaved(answer, page);
    this.#channel.post({ kind: 'saved', answer, page });
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
      this.#callbacks.onAnswerAdded();
    } else if (message.kind === 'dropped') this.#answers.delete(message.questionId);
    else this.#callbacks.onSaved(message.answer, message.page);
  }
}
