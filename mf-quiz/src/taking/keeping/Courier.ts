import { quiz, type ReplyOf } from '@marquee/shared-contracts';
import { type ApiError, Call, oneTabAtATime, request, session } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { basedOn, type Choice, trying } from './Choice';
import { fateOf } from './fateOf';
import type { KeptChoices } from './KeptChoices';
import { Patience } from './Patience';
import { type Taker, takerName } from './Taker';

interface Hearers {
  onTime: (reply: Pick<ReplyOf<typeof quiz.answer>, 'serverNow' | 'endsAt'>) => void;
  /** The quiz takes no answers any more. */
  onClosed: (reason: ApiError) => void;
}

const PARTS = {
  taker: false,
  kept: false,
  hearers: false,
  patience: false,
  sending: false,
  round: false,
  carrying: false,
  seconds: false,
} as const;

/** Takes the kept choices to the server, one after the other in the order of choosing, until it has them all. */
export class Courier {
  /** The last try found nobody who could answer: the choices wait. */
  stuck = false;
  private stopped = false;
  private carrying = false;
  /** How long the server asked to be left alone. */
  private seconds: number | undefined;
  private round: Promise<void> | undefined;
  private readonly patience = new Patience();
  private readonly sending = new Call((choice: Choice) => this.send(choice));

  constructor(
    private readonly taker: Taker,
    private readonly kept: KeptChoices,
    private readonly hearers: Hearers,
  ) {
    makeAutoObservable<this, keyof typeof PARTS>(this, PARTS, { autoBind: true });
  }

  /** What the mark beside the timer says. */
  get mark(): 'saved' | 'saving' | 'waiting' {
    if (this.kept.waiting.length === 0) return 'saved';
    return this.stuck ? 'waiting' : 'saving';
  }

  /** Sends until nothing waits any more, with patience. */
  async carry(): Promise<void> {
    if (this.carrying) return;
    this.carrying = true;
    while (this.hasWork) {
      await this.deliver();
      if (this.stuck && !(await this.patience.wait(this.seconds))) break;
    }
    this.carrying = false;
  }

  /** One round at once: sends what waits, until nothing does or a try fails. */
  async deliver(): Promise<void> {
    this.round ??= oneTabAtATime(takerName(this.taker), () => this.sendAll()).finally(() => {
      this.round = undefined;
    });
    return this.round;
  }

  stop(): void {
    this.stopped = true;
    this.patience.stop();
  }

  private get hasWork(): boolean {
    return !this.stopped && this.kept.waiting.length > 0;
  }

  private async sendAll(): Promise<void> {
    this.stuck = false;
    for (let [next] = this.kept.waiting; next && this.hasWork && !this.stuck; [next] = this.kept.waiting)
      await this.sendOne(next);
  }

  private async sendOne(choice: Choice): Promise<void> {
    // The page carries one session's token at a time: with another person's, these choices stay where they are.
    if (session.account?.id !== this.taker.accountId) return this.stop();
    this.kept.keep(trying(choice));
    const reply = await this.sending.run(choice);
    if (reply !== undefined) {
      this.patience.reset();
      this.hearers.onTime(reply);
      this.kept.confirm(reply.data, choice.page);
    } else if (this.sending.error !== undefined) this.fail(choice, this.sending.error);
  }

  private send({ questionId, selectedOption, baseRevision }: Choice) {
    const { eventId } = this.taker;
    return request(quiz.answer, { params: { eventId, questionId }, body: { selectedOption, baseRevision } });
  }

  private fail(choice: Choice, error: ApiError): void {
    const { questionId, page } = choice;
    const current = this.kept.waitingFor(questionId) ?? choice;
    const fate = fateOf(current, error);
    if (fate.kind === 'waits') {
      this.stuck = true;
      this.seconds = fate.seconds;
    } else if (fate.kind === 'goes again') this.kept.keep(basedOn(current, fate.stored));
    else if (fate.kind === 'keeps') this.stop();
    else if (fate.kind === 'misses') {
      this.stop();
      this.hearers.onClosed(error);
    } else {
      this.kept.giveBack(questionId, error.message);
      if (fate.kind === 'yields') this.kept.confirm(fate.stored, page);
    }
  }
}
