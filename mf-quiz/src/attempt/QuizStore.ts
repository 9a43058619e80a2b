import { quiz, type QuizProgress, type QuizErrorCode, errorCatalogue } from '@marquee/shared-contracts';
import { ApiError, RemoteCall, request, toasts, unsavedWork } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, when } from 'mobx';
import { QuestionCache } from './questions/QuestionCache';
import { Submission } from './submission/Submission';
import { AnswerSender } from './autosave/AnswerSender';
import { isQuizClosed } from './autosave/classifyFailure';
import { AnswerOutbox, type AttemptKey } from './autosave/AnswerOutbox';
import { type Ending, type Stage, getStage } from './getStage';
import { QuizClock } from './timer/QuizClock';

const createError = (code: QuizErrorCode): ApiError => new ApiError({ ...errorCatalogue[code], code });

/** The state of one attempt, from the start screen to the submit. */
export class QuizStore {
  readonly progress = new RemoteCall(() => this.#readProgress());
  readonly clock = new QuizClock();
  readonly outbox: AnswerOutbox;
  readonly sender: AnswerSender;
  readonly questions: QuestionCache;
  readonly submission: Submission;
  /** True once the attempt has ended without rejected answers; the screen then opens the leaderboard. */
  isFinished = false;
  private hasBegun = false;
  private ending: Ending | undefined = undefined;
  #closing: Promise<void> | undefined;
  #stopWatching: () => void = () => undefined;
  #stopAnnouncing: () => void = () => undefined;
  #releaseUnsavedWork: () => void = () => undefined;
  readonly #attemptKey: AttemptKey;

  constructor(attemptKey: AttemptKey) {
    this.#attemptKey = attemptKey;
    const callbacks = {
      onServerTime: this.clock.sync,
      onClosed: (reason: ApiError) => void this.close(reason),
    };
    this.outbox = new AnswerOutbox(attemptKey, () => void this.sender.sendUntilEmpty());
    this.questions = new QuestionCache(attemptKey.eventId, {
      ...callbacks,
      onSavedAnswer: this.outbox.record,
    });
    this.sender = new AnswerSender(attemptKey, this.outbox, callbacks);
    this.submission = new Submission(attemptKey.eventId, this.outbox, this.sender);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Loads the progress, sends answers left by a closed tab, and submits when the time is up. */
  async open(): Promise<void> {
    this.clock.start();
    this.#releaseUnsavedWork();
    this.#releaseUnsavedWork = unsavedWork.add();
    this.#stopWatching = when(
      () => this.#isTimeUp,
      () => void this.submitAtDeadline(),
    );
    await this.progress.run();
    this.announceStart();
    const { state } = this.progress.result ?? {};
    if (state === 'OPEN') await this.sender.sendUntilEmpty();
    else if (this.outbox.pending.length > 0 && state !== undefined && state !== 'NOT_STARTED')
      await this.close(createError(state === 'SUBMITTED' ? 'QUIZ_SUBMITTED' : 'QUIZ_OVER'));
  }

  /** Tells a person who waits on this page that the quiz has started; the countdown is silent (QZ-24). */
  private announceStart(): void {
    if (!this.#isBeforeStart) return;
    this.#stopAnnouncing = when(
      () => !this.#isBeforeStart,
      () => toasts.info('The quiz has started.'),
    );
  }

  /** Stops all timers and requests; pending answers stay in storage for the next visit. */
  stop(): void {
    this.#releaseUnsavedWork();
    this.#stopWatching();
    this.#stopAnnouncing();
    this.clock.stop();
    this.sender.stop();
    this.outbox.stop();
    this.submission.stop();
  }

  getStage(progress: QuizProgress, isAtQuestion: boolean): Stage {
    if (this.ending !== undefined) return this.ending;
    const current = {
      ...progress,
      endsAt: this.clock.endsAt,
      ...(this.hasBegun && { state: 'OPEN' as const }),
    };
    return getStage({ progress: current, now: this.clock.now, isAtQuestion });
  }

  /** Begins the attempt by loading its first question; resolves to true on success. */
  async begin(): Promise<boolean> {
    const first = this.questions.getPage(1);
    this.setHasBegun((await first.run()) !== undefined);
    if (first.error === undefined) return this.hasBegun;
    toasts.error(first.error.message);
    // The server may reject the start because its clock differs: its state decides what the screen shows.
    await this.progress.run();
    return false;
  }

  /** Submits at the participant's request; `submission.submitting` holds the error of a failure. */
  async submit(): Promise<void> {
    const reply = await this.submission.submitting.run();
    const { error } = this.submission.submitting;
    if (reply !== undefined) this.end('QUIZ_SUBMITTED', () => toasts.success(reply.message ?? ''));
    else if (error !== undefined && isQuizClosed(error)) await this.close(error);
  }

  get eventId(): string {
    return this.#attemptKey.eventId;
  }

  get #isBeforeStart(): boolean {
    return this.clock.now < Date.parse(this.progress.result?.startsAt ?? '');
  }

  get #isTimeUp(): boolean {
    const isOpen = this.hasBegun || this.progress.result?.state === 'OPEN';
    return isOpen && this.ending === undefined && this.clock.isTimeUp;
  }

  private async submitAtDeadline(): Promise<void> {
    this.ending = 'closing';
    const reply = await this.submission.submitting.run();
    const { error } = this.submission.submitting;
    if (reply !== undefined) this.end('QUIZ_SUBMITTED', () => toasts.success(reply.message ?? ''));
    else await this.close(error !== undefined && isQuizClosed(error) ? error : createError('QUIZ_OVER'));
  }

  /** Ends an attempt that the server has closed; several requests may report it, but it runs once. */
  private close(reason: ApiError): Promise<void> {
    this.ending ??= 'closing';
    this.#closing ??= this.submission
      .rejectUnsavedAnswers(reason)
      .then(() => this.end(reason.code as QuizErrorCode, () => toasts.info(reason.message)));
    return this.#closing;
  }

  private end(errorCode: QuizErrorCode, notify: () => void): void {
    this.ending = errorCode;
    this.isFinished = this.outbox.rejected.length === 0;
    notify();
  }

  private setHasBegun(hasBegun: boolean): void {
    this.hasBegun = hasBegun;
  }

  async #readProgress(): Promise<QuizProgress> {
    const { data } = await request(quiz.progress, { params: { eventId: this.#attemptKey.eventId } });
    this.clock.sync(data);
    this.outbox.markAnswered(data.answeredPages);
    return data;
  }
}
