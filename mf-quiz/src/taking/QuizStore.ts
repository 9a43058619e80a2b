import {
  quiz,
  type QuizPage,
  type QuizProgress,
  type QuizRefusal,
  refusals,
} from '@marquee/shared-contracts';
import { ApiError, Call, request, toasts, unsavedWork } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, when } from 'mobx';
import { Paper } from './answering/Paper';
import { Submission } from './finishing/Submission';
import { Courier } from './keeping/Courier';
import { saysClosed } from './keeping/fateOf';
import { KeptChoices } from './keeping/KeptChoices';
import type { Taker } from './keeping/Taker';
import { type Ending, type Stage, stageOf } from './stageOf';
import { QuizClock } from './timing/QuizClock';
import { secondsUntil } from './timing/secondsUntil';

type Timed = Pick<QuizProgress, 'serverNow' | 'endsAt'>;

const refused = (code: QuizRefusal): ApiError => new ApiError({ ...refusals[code], code });

const PARTS = {
  progress: false,
  clock: false,
  kept: false,
  courier: false,
  paper: false,
  submission: false,
  taker: false,
  stopWatching: false,
  letGo: false,
  closed: false,
} as const;

/** One person taking one quiz, from the way in to the submit. */
export class QuizStore {
  readonly progress = new Call(() => this.readProgress());
  readonly clock = new QuizClock();
  readonly kept: KeptChoices;
  readonly courier: Courier;
  readonly paper: Paper;
  readonly submission: Submission;
  /** Nothing is left to tell here: the screen goes on to the leaderboard. */
  done = false;
  private endsAt = '';
  private begun = false;
  private ending: Ending | undefined = undefined;
  private closed: Promise<void> | undefined;
  private stopWatching: () => void = () => undefined;
  private letGo: () => void = () => undefined;

  constructor(private readonly taker: Taker) {
    const hearers = {
      onTime: (reply: Timed) => this.takeTime(reply),
      onClosed: (reason: ApiError) => void this.close(reason),
    };
    this.paper = new Paper(taker.eventId, hearers);
    this.kept = new KeptChoices(taker, {
      onKept: () => void this.courier.carry(),
      onSaved: (answer, page) => this.paper.record(answer, page),
    });
    this.courier = new Courier(taker, this.kept, hearers);
    this.submission = new Submission(taker.eventId, this.kept, this.courier);
    makeAutoObservable<this, keyof typeof PARTS>(this, PARTS, { autoBind: true });
  }

  /** Finds out where the person stands, sends what a closed tab has left behind, and watches the time. */
  async open(): Promise<void> {
    this.clock.start();
    this.letGo();
    this.letGo = unsavedWork.hold();
    this.stopWatching = when(
      () => this.timeIsUp,
      () => void this.submitAtTheEnd(),
    );
    await this.progress.run();
    const { state } = this.progress.result ?? {};
    if (state === 'OPEN') await this.courier.carry();
    else if (this.kept.waiting.length > 0 && state !== undefined && state !== 'NOT_STARTED')
      await this.close(refused(state === 'SUBMITTED' ? 'QUIZ_SUBMITTED' : 'QUIZ_OVER'));
  }

  /** Nothing is sent or asked any more; what is kept stays on the device for the next visit. */
  stop(): void {
    this.letGo();
    this.stopWatching();
    this.clock.stop();
    this.courier.stop();
    this.kept.stop();
    this.submission.stop();
  }

  stage(progress: QuizProgress, atQuestion: boolean): Stage {
    if (this.ending !== undefined) return this.ending;
    const current = { ...progress, endsAt: this.endsAt, ...(this.begun && { state: 'OPEN' as const }) };
    return stageOf({ progress: current, now: this.clock.now, atQuestion });
  }

  get secondsLeft(): number {
    return secondsUntil(Date.parse(this.endsAt), this.clock.now);
  }

  /** Begins the attempt; true when the questions can be shown. */
  async begin(): Promise<boolean> {
    const first = this.paper.page(1);
    this.noteBegun((await first.run()) !== undefined);
    if (first.error === undefined) return this.begun;
    toasts.error(first.error.message);
    // Another clock, another opinion: the server's is the one that counts.
    await this.progress.run();
    return false;
  }

  /** The person's choice for a question: what is on its way, else what the server has. */
  choiceFor(questionId: string): string | undefined {
    return (this.kept.waitingFor(questionId) ?? this.paper.saved(questionId))?.selectedOption;
  }

  choose(question: QuizPage, selectedOption: string): void {
    this.kept.choose({ question, selectedOption, saved: this.paper.saved(question.id) });
  }

  isAnswered(page: number): boolean {
    return this.paper.isAnswered(page) || this.isWaiting(page);
  }

  isWaiting(page: number): boolean {
    return this.kept.waiting.some((choice) => choice.page === page);
  }

  /** Submits because the person has said so; a failure is read in `submission.submitting`. */
  async submit(): Promise<void> {
    const reply = await this.submission.submitting.run();
    const { error } = this.submission.submitting;
    if (reply !== undefined) this.end('QUIZ_SUBMITTED', () => toasts.success(reply.message ?? ''));
    else if (error !== undefined && saysClosed(error)) await this.close(error);
  }

  private get timeIsUp(): boolean {
    const isOpen = this.begun || this.progress.result?.state === 'OPEN';
    return isOpen && this.ending === undefined && this.clock.now >= Date.parse(this.endsAt);
  }

  private async submitAtTheEnd(): Promise<void> {
    this.ending = 'closing';
    const reply = await this.submission.submitting.run();
    const { error } = this.submission.submitting;
    if (reply !== undefined) this.end('QUIZ_SUBMITTED', () => toasts.success(reply.message ?? ''));
    else await this.close(error !== undefined && saysClosed(error) ? error : refused('QUIZ_OVER'));
  }

  /** The quiz takes nothing any more, whoever hears of it first: finds out what did not arrive. */
  private close(reason: ApiError): Promise<void> {
    this.ending ??= 'closing';
    this.closed ??= this.submission
      .settle(reason)
      .then(() => this.end(reason.code as QuizRefusal, () => toasts.say(reason.message)));
    return this.closed;
  }

  private end(refusal: QuizRefusal, tell: () => void): void {
    this.ending = refusal;
    this.done = this.kept.returned.length === 0;
    tell();
  }

  private noteBegun(begun: boolean): void {
    this.begun = begun;
  }

  private async readProgress(): Promise<QuizProgress> {
    const { data } = await request(quiz.progress, { params: { eventId: this.taker.eventId } });
    this.takeTime(data);
    this.paper.markAnswered(data.answeredPages);
    return data;
  }

  private takeTime({ serverNow, endsAt }: Timed): void {
    this.clock.set(serverNow);
    this.endsAt = endsAt;
  }
}
