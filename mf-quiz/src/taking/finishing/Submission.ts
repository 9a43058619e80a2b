import { quiz } from '@marquee/shared-contracts';
import { ApiError, Call, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import type { Courier } from '../keeping/Courier';
import type { KeptChoices } from '../keeping/KeptChoices';
import { Patience } from '../keeping/Patience';
import { missedChoices } from './missedChoices';

/** Why a quiz is not submitted while choices wait: they would be lost (QZ-12). */
const stillWaiting = (count: number): ApiError =>
  new ApiError({
    status: 0,
    code: 'STILL_WAITING',
    message: `${count === 1 ? 'One answer is' : `${count} answers are`} waiting for the network. The quiz is not submitted yet.`,
  });

/** Refusals of the result that pass: the server has not closed the attempt yet, or nobody could answer. */
const passes = ({ status, code }: ApiError): boolean =>
  code === 'NOT_SUBMITTED' || code === 'UNREADABLE' || status === 0 || status === 429 || status >= 500;

const PARTS = {
  submitting: false,
  asking: false,
  address: false,
  patience: false,
  kept: false,
  courier: false,
} as const;

/** The end of an attempt: the waiting answers go first, and what does not arrive is named. */
export class Submission {
  readonly submitting = new Call(() => this.deliverAndSubmit());
  private readonly asking = new Call(async () => (await request(quiz.results, this.address)).data);
  private readonly address;
  private readonly patience = new Patience();

  constructor(
    eventId: string,
    private readonly kept: KeptChoices,
    private readonly courier: Courier,
  ) {
    this.address = { params: { eventId } };
    makeAutoObservable<this, keyof typeof PARTS>(this, PARTS, { autoBind: true });
  }

  /**
   * After the end: finds out which of the choices that were never confirmed had arrived all the same, and gives the
   * others back with the reason. Asks until the server answers.
   */
  async settle(reason: ApiError): Promise<void> {
    if (this.kept.waiting.length === 0) return;
    // A cancelled quiz has no results, and takes nothing.
    const result = reason.code === 'EVENT_CANCELLED' ? undefined : await this.askForResult();
    const missed = new Set(missedChoices(this.kept.waiting, result ?? {}));
    for (const choice of this.kept.waiting) {
      if (missed.has(choice)) this.kept.giveBack(choice.questionId, reason.message);
      else this.kept.drop(choice.questionId);
    }
  }

  stop(): void {
    this.patience.stop();
  }

  private async deliverAndSubmit() {
    await this.courier.deliver();
    const { length } = this.kept.waiting;
    if (length > 0) throw stillWaiting(length);
    return request(quiz.submit, this.address);
  }

  private async askForResult() {
    let result = await this.asking.run();
    while (result === undefined && this.asking.error !== undefined && passes(this.asking.error)) {
      if (!(await this.patience.wait(this.asking.error.retryAfterSeconds))) break;
      result = await this.asking.run();
    }
    return result;
  }
}
