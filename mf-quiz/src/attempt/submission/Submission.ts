import { quiz } from '@marquee/shared-contracts';
import { ApiError, RemoteCall, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import type { AnswerSender } from '../autosave/AnswerSender';
import type { AnswerOutbox } from '../autosave/AnswerOutbox';
import { RetryBackoff } from '../autosave/RetryBackoff';
import { findUnsavedAnswers } from './findUnsavedAnswers';

/** Why a quiz is not submitted while answers wait: they would be lost (QZ-12). */
const createPendingError = (count: number): ApiError =>
  new ApiError({
    status: 0,
    code: 'STILL_WAITING',
    message: `${count === 1 ? 'One answer is' : `${count} answers are`} waiting for the network. The quiz is not submitted yet.`,
  });

/** Refusals of the result that pass: the server has not closed the attempt yet, or nobody could answer. */
const isTemporary = ({ status, code }: ApiError): boolean =>
  code === 'NOT_SUBMITTED' || code === 'UNREADABLE' || status === 0 || status === 429 || status >= 500;

const UNOBSERVED = {
  submitting: false,
  loadingResult: false,
  requestOptions: false,
  backoff: false,
  outbox: false,
  sender: false,
} as const;

/** The end of an attempt: the waiting answers go first, and what does not arrive is named. */
export class Submission {
  readonly submitting = new RemoteCall(() => this.sendAndSubmit());
  private readonly loadingResult = new RemoteCall(
    async () => (await request(quiz.results, this.requestOptions)).data,
  );
  private readonly requestOptions;
  private readonly backoff = new RetryBackoff();

  constructor(
    eventId: string,
    private readonly outbox: AnswerOutbox,
    private readonly sender: AnswerSender,
  ) {
    this.requestOptions = { params: { eventId } };
    makeAutoObservable<this, keyof typeof UNOBSERVED>(this, UNOBSERVED, { autoBind: true });
  }

  /**
   * After the end: finds out which of the answers that were never confirmed had arrived all the same, and gives the
   * others back with the reason. Asks until the server answers.
   */
  async settle(reason: ApiError): Promise<void> {
    if (this.outbox.pending.length === 0) return;
    // A cancelled quiz has no results, and takes nothing.
    const result = reason.code === 'EVENT_CANCELLED' ? undefined : await this.fetchResult();
    const missed = new Set(findUnsavedAnswers(this.outbox.pending, result ?? {}));
    for (const draft of this.outbox.pending) {
      if (missed.has(draft)) this.outbox.reject(draft.questionId, reason.message);
      else this.outbox.remove(draft.questionId);
    }
  }

  stop(): void {
    this.backoff.stop();
  }

  private async sendAndSubmit() {
    await this.sender.sendRound();
    const { length } = this.outbox.pending;
    if (length > 0) throw createPendingError(length);
    return request(quiz.submit, this.requestOptions);
  }

  private async fetchResult() {
    let result = await this.loadingResult.run();
    while (
      result === undefined &&
      this.loadingResult.error !== undefined &&
      isTemporary(this.loadingResult.error)
    ) {
      if (!(await this.backoff.wait(this.loadingResult.error.retryAfterSeconds))) break;
      result = await this.loadingResult.run();
    }
    return result;
  }
}
