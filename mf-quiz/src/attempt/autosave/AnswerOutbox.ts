import type { SavedAnswer } from '@marquee/shared-contracts';
import { tabChannel } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observable } from 'mobx';
import { rebaseAnswer, type PendingAnswer, createPendingAnswer, type AnswerInput } from './PendingAnswer';
import { answerStorage } from './answerStorage';
import { type AttemptKey, formatAttemptKey } from './AttemptKey';

interface Callbacks {
  /** There is something to send. */
  onAnswerAdded: () => void;
  /** The server has this answer, as this tab or another one has heard. */
  onSaved: (answer: SavedAnswer, page: number) => void;
}

/** What the tabs of one person tell each other. */
type TabMessage =
  | { kind: 'kept'; choice: PendingAnswer }
  | { kind: 'dropped'; questionId: string }
  | { kind: 'saved'; answer: SavedAnswer; page: number };

const UNOBSERVED = { callbacks: false, storage: false, channel: false } as const;

/**
 * What a person chose and the server has not confirmed: put down on the device before anything else, the same in every
 * tab, there again after a reload or a crash, and gone only when the server has it or the person has read why not.
 */
export class AnswerOutbox {
  private readonly answers = observable.map<string, PendingAnswer>({}, { deep: false });
  private readonly storage;
  private readonly channel;

  constructor(
    attemptKey: AttemptKey,
    private readonly callbacks: Callbacks,
  ) {
    this.storage = answerStorage(attemptKey);
    this.channel = tabChannel<TabMessage>(formatAttemptKey(attemptKey), (message) => this.receive(message));
    makeAutoObservable<this, keyof typeof UNOBSERVED>(this, UNOBSERVED, { autoBind: true });
    this.storage.all().forEach((draft) => this.answers.set(draft.questionId, draft));
  }

  private get sorted(): PendingAnswer[] {
    return [...this.answers.values()].toSorted((one, other) => one.order - other.order);
  }

  /** Still to be sent, in the order of choosing. */
  get pending(): PendingAnswer[] {
    return this.sorted.filter(({ returned }) => returned === undefined);
  }

  /** Not taken by the server, until the person has read of it. */
  get rejected(): PendingAnswer[] {
    return this.sorted.filter(({ returned }) => returned !== undefined);
  }

  /** The draft for a question that is still to be sent. */
  getPending(questionId: string): PendingAnswer | undefined {
    return this.pending.find((draft) => draft.questionId === questionId);
  }

  /** Keeps what the person has just chosen, unless the server has it already. */
  addAnswer(input: AnswerInput): void {
    const { id } = input.question;
    const draft = createPendingAnswer(input, this.answers.get(id), (this.sorted.at(-1)?.order ?? 0) + 1);
    if (draft === undefined) this.remove(id);
    else this.save(draft);
    this.callbacks.onAnswerAdded();
  }

  save(draft: PendingAnswer): void {
    this.answers.set(draft.questionId, draft);
    this.storage.save(draft);
    this.channel.post({ kind: 'kept', choice: draft });
  }

  remove(questionId: string): void {
    if (!this.answers.delete(questionId)) return;
    this.storage.remove(questionId);
    this.channel.post({ kind: 'dropped', questionId });
  }

  /** The server has this answer: what was chosen since for the same question goes on from there. */
  confirm(answer: SavedAnswer, page: number): void {
    const draft = this.getPending(answer.questionId);
    if (draft?.selectedOption === answer.selectedOption) this.remove(answer.questionId);
    else if (draft !== undefined) this.save(rebaseAnswer(draft, answer));
    this.callbacks.onSaved(answer, page);
    this.channel.post({ kind: 'saved', answer, page });
  }

  /** The server does not take what is kept for a question: it is not sent any more, and the person is told why. */
  reject(questionId: string, reason: string): void {
    const draft = this.getPending(questionId);
    if (draft !== undefined) this.save({ ...draft, returned: reason });
  }

  /** Stops listening to other tabs. What is kept stays where it is. */
  stop(): void {
    this.channel.close();
  }

  private receive(message: TabMessage): void {
    if (message.kind === 'kept') {
      this.answers.set(message.choice.questionId, message.choice);
      this.callbacks.onAnswerAdded();
    } else if (message.kind === 'dropped') this.answers.delete(message.questionId);
    else this.callbacks.onSaved(message.answer, message.page);
  }
}
