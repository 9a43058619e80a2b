import { quiz, type QuizResult } from '@marquee/shared-contracts';
import { ApiError, RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import type { AnswerSender } from '../autosave/AnswerSender';
import type { AnswerOutbox } from '../autosave/AnswerOutbox';
import { RetryBackoff } from '../autosave/RetryBackoff';
import type { PendingAnswer } from '../autosave/PendingAnswer';

/** Returns the pending answers that the result lacks; a result without answers lacks all of them. */
const findUnsavedAnswers = (
  pendingAnswers: readonly PendingAnswer[],
  { answers }: Pick<QuizResult, 'answers'>,
): PendingAnswer[] =>
  pendingAnswers.filter(({ page, selectedOption }) => answers?.[page - 1]?.selectedOption !== selectedOption);

/** A submit would discard pending answers, so they block it. */
const createPendingError = (count: number): ApiError =>
  new ApiError({
    status: 0,
    code: 'STILL_WAITING',
    message: `${count === 1 ? 'One answer is' : `${count} answers are`} waiting for the network. The quiz is not submitted yet.`,
  });

/** Whether the result may succeed later: the attempt is not closed yet, or the server is unreachable. */
const isTemporary = ({ status, code }: ApiError): boolean =>
  code === 'NOT_SUBMITTED' || code === 'UNREADABLE' || status === 0 || status === 429 || status >= 500;

/** Ends an attempt: sends pending answers before the submit, and rejects those that missed the end. */
export class Submission {
  readonly submitting = new RemoteCall(() => this.#sendAndSubmit());
  readonly #loadingResult = new RemoteCall(
    async () => (await request(quiz.results, this.#requestOptions)).data,
  );
  readonly #requestOptions;
  readonly #backoff = new RetryBackoff();
  readonly #outbox: AnswerOutbox;
  readonly #sender: AnswerSender;

  constructor(eventId: string, outbox: AnswerOutbox, sender: AnswerSender) {
    this.#outbox = outbox;
    this.#sender = sender;
    this.#requestOptions = { params: { eventId } };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Compares the pending answers with the server's after the end, and rejects those it does not have with `reason`.
   * Retries until the server replies or `stop` is called.
   */
  async rejectUnsavedAnswers(reason: ApiError): Promise<void> {
    if (this.#outbox.pending.length === 0) return;
    // A cancelled quiz has no results: none of its answers count.
    const result = reason.code === 'EVENT_CANCELLED' ? undefined : await this.#fetchResult();
    const unsaved = new Set(findUnsavedAnswers(this.#outbox.pending, result ?? {}));
    for (const draft of this.#outbox.pending) {
      if (unsaved.has(draft)) this.#outbox.reject(draft.questionId, reason.message);
      else this.#outbox.remove(draft.questionId);
    }
  }

  stop(): void {
    this.#backoff.stop();
  }

  async #sendAndSubmit() {
    await this.#sender.sendRound();
    const { length } = this.#outbox.pending;
    if (length > 0) throw createPendingError(length);
    return request(quiz.submit, this.#requestOptions);
  }

  async #fetchResult() {
    let result = await this.#loadingResult.run();
    while (
      result === undefined &&
      this.#loadingResult.error !== undefined &&
      isTemporary(this.#loadingResult.error)
    ) {
      if (!(await this.#backoff.wait(this.#loadingResult.error.retryAfterSeconds))) break;
      result = await this.#loadingResult.run();
    }
    return result;
  }
}
