import { quiz, type ReplyOf } from '@marquee/shared-contracts';
import { type ApiError, RemoteCall, withTabLock, request, session } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { rebaseAnswer, type PendingAnswer, markAsSent } from './PendingAnswer';
import { classifyFailure } from './classifyFailure';
import type { AnswerOutbox, AttemptKey } from './AnswerOutbox';
import { RetryBackoff } from './RetryBackoff';

interface Callbacks {
  onServerTime: (reply: Pick<ReplyOf<typeof quiz.answer>, 'serverNow' | 'endsAt'>) => void;
  /** The quiz no longer accepts answers. */
  onClosed: (reason: ApiError) => void;
}

/** Sends pending answers one at a time, oldest first, from one tab at a time, until the outbox is empty. */
export class AnswerSender {
  /** True after a try that failed because the server was unreachable or overloaded. */
  isStalled = false;
  #isStopped = false;
  #isSending = false;
  /** The server's Retry-After. */
  #retryAfterSeconds: number | undefined;
  #currentRound: Promise<void> | undefined;
  readonly #backoff = new RetryBackoff();
  readonly #sending = new RemoteCall((draft: PendingAnswer) => this.#send(draft));
  readonly #attemptKey: AttemptKey;
  readonly #outbox: AnswerOutbox;
  readonly #callbacks: Callbacks;

  constructor(attemptKey: AttemptKey, outbox: AnswerOutbox, callbacks: Callbacks) {
    this.#attemptKey = attemptKey;
    this.#outbox = outbox;
    this.#callbacks = callbacks;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): 'saved' | 'saving' | 'pending' {
    if (this.#outbox.pending.length === 0) return 'saved';
    return this.isStalled ? 'pending' : 'saving';
  }

  /** Sends with backoff until the outbox is empty or the sender is stopped. */
  async sendUntilEmpty(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#hasWork) {
      await this.sendRound();
      if (this.isStalled && !(await this.#backoff.wait(this.#retryAfterSeconds))) break;
    }
    this.#isSending = false;
  }

  /** Sends pending answers without backoff until the outbox is empty or a try fails; concurrent calls share a round. */
  async sendRound(): Promise<void> {
    this.#currentRound ??= withTabLock(this.#outbox.name, () => this.sendAll()).finally(() => {
      this.#currentRound = undefined;
    });
    return this.#currentRound;
  }

  stop(): void {
    this.#isStopped = true;
    this.#backoff.stop();
  }

  get #hasWork(): boolean {
    return !this.#isStopped && this.#outbox.pending.length > 0;
  }

  private async sendAll(): Promise<void> {
    this.isStalled = false;
    for (
      let [next] = this.#outbox.pending;
      next && this.#hasWork && !this.isStalled;
      [next] = this.#outbox.pending
    )
      await this.#sendOne(next);
  }

  async #sendOne(draft: PendingAnswer): Promise<void> {
    // Answers belong to one account: they stay queued if another account has logged in.
    if (session.account?.id !== this.#attemptKey.accountId) return this.stop();
    this.#outbox.save(markAsSent(draft));
    const reply = await this.#sending.run(draft);
    if (reply !== undefined) {
      this.#backoff.reset();
      this.#callbacks.onServerTime(reply);
      this.#outbox.confirm(reply.data, draft.page);
    } else if (this.#sending.error !== undefined) this.handleFailure(draft, this.#sending.error);
  }

  #send({ questionId, selectedOption, baseRevision }: PendingAnswer) {
    const { eventId } = this.#attemptKey;
    return request(quiz.answer, { params: { eventId, questionId }, body: { selectedOption, baseRevision } });
  }

  private handleFailure(draft: PendingAnswer, error: ApiError): void {
    const { questionId, page } = draft;
    const current = this.#outbox.getPending(questionId) ?? draft;
    const action = classifyFailure(current, error);
    if (action.kind === 'retry') {
      this.isStalled = true;
      this.#retryAfterSeconds = action.seconds;
    } else if (action.kind === 'resend') this.#outbox.save(rebaseAnswer(current, action.stored));
    else if (action.kind === 'loggedOut') this.stop();
    else if (action.kind === 'closed') {
      this.stop();
      this.#callbacks.onClosed(error);
    } else {
      this.#outbox.reject(questionId, error.message);
      if (action.kind === 'conflict') this.#outbox.confirm(action.stored, page);
    }
  }
}
