import {
  areResultsFinal,
  authoring,
  type AuthoredQuiz,
  type HostEventDetails,
  hosting,
  refusals,
} from '@marquee/shared-contracts';
import { Call, request, serverClock, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type DraftQuestion, draftOfStored, formOf } from './DraftQuestion';
import { QuizDraft } from './QuizDraft';

const FAILED = authoring.replaceQuestions.definition.failure;

/** Writing the questions of one quiz. */
export class AuthoringStore {
  readonly loading: Call<[], { event: HostEventDetails; quiz: AuthoredQuiz }>;
  readonly saving: Call<[], AuthoredQuiz>;
  readonly rereading: Call<[], AuthoredQuiz>;
  draft: QuizDraft | undefined = undefined;
  /** The quiz as it was read last. */
  stored: AuthoredQuiz | undefined = undefined;
  /** What must be read before going on, in the page's own alert (RT-22). */
  alert: string | undefined = undefined;
  /** What somebody else has saved meanwhile, until the person has chosen. */
  theirs: AuthoredQuiz | undefined = undefined;

  constructor(readonly eventId: string) {
    const params = { eventId };
    const read = async () => (await request(authoring.questions, { params })).data;
    this.loading = new Call(async () => {
      const [event, quiz] = await Promise.all([request(hosting.details, { params }), read()]);
      this.begin(event.data, quiz);
      return { event: event.data, quiz };
    });
    this.rereading = new Call(read);
    this.saving = new Call(async () => {
      const { title = '', showScores, questions = [], base: replaces = [] } = this.draft ?? {};
      const body = { title, showScores, questions: questions.map(formOf), replaces: [...replaces] };
      return (await request(authoring.replaceQuestions, { params, body })).data;
    });
    makeAutoObservable(
      this,
      { loading: false, saving: false, rereading: false, eventId: false, stored: observableRef },
      { autoBind: true },
    );
  }

  /** The stored questions as the screen shows questions. */
  get storedQuestions(): DraftQuestion[] {
    return this.stored?.questions.map(draftOfStored) ?? [];
  }

  /** Whether a mistake may still be mended: somebody has started the quiz, and the results are not final (QZ-14). */
  get correctable(): boolean {
    const { event, quiz } = this.loading.result ?? {};
    return event !== undefined && quiz?.locked === true && !event.cancelled && !this.resultsFinal;
  }

  get resultsFinal(): boolean {
    const { event } = this.loading.result ?? {};
    return event !== undefined && areResultsFinal(new Date(event.endTime), new Date(serverClock.now()));
  }

  /** Why nothing can be changed, in the server's words; undefined while it can (QZ-14, EV-23, EV-25). */
  get locked(): string | undefined {
    const { event, quiz } = this.loading.result ?? {};
    if (event === undefined) return undefined;
    if (event.cancelled) return refusals.EVENT_CANCELLED.message;
    if (serverClock.now() >= Date.parse(event.endTime)) return refusals.EVENT_ENDED.message;
    return quiz?.locked === true ? refusals.QUIZ_LOCKED.message : undefined;
  }

  /** Saves the quiz; true when it is saved. What is missing, and a failure, are said in an alert; nothing is lost. */
  async save(): Promise<boolean> {
    this.alert = this.draft?.check();
    if (this.draft === undefined || this.alert !== undefined || this.saving.loading) return false;
    const saved = await this.saving.run();
    if (saved !== undefined) {
      this.draft.follow(saved);
      toasts.success('Quiz questions added successfully!');
      return true;
    }
    await this.explain();
    return false;
  }

  /** The alert was read: on to what it was about. */
  closeAlert(): void {
    this.alert = undefined;
    this.draft?.openFault();
  }

  keepMine(): void {
    if (this.theirs !== undefined) this.draft?.rebase(this.theirs);
    this.theirs = undefined;
  }

  takeTheirs(): void {
    if (this.theirs !== undefined) this.draft?.follow(this.theirs);
    this.theirs = undefined;
  }

  decideLater(): void {
    this.theirs = undefined;
  }

  /** Forgets what was written since the last saving, for what is stored now. */
  async discard(): Promise<void> {
    const stored = await this.rereading.run();
    if (stored === undefined) toasts.error(this.rereading.error?.message ?? '');
    else this.draft?.follow(stored);
  }

  /** Reads the questions again; where that fails, those that were read stay. */
  async reread(): Promise<void> {
    const read = await this.rereading.run();
    runInAction(() => {
      this.stored = read ?? this.stored;
    });
  }

  private begin(event: HostEventDetails, quiz: AuthoredQuiz): void {
    serverClock.observe(event.serverNow);
    this.stored = quiz;
    this.draft ??= new QuizDraft(this.eventId, quiz);
    // Kept from an earlier visit, and others have been saved since.
    if (!this.draft.fits(quiz)) this.theirs = quiz;
  }

  private async explain(): Promise<void> {
    const { code = '', message = '' } = this.saving.error ?? {};
    if (code === 'QUIZ_LOCKED') void this.loading.run();
    const newer = code === 'VERSION_CONFLICT' ? await this.rereading.run() : undefined;
    runInAction(() => {
      this.theirs = newer;
      // The call's own text is the sentence's beginning: without a reason there is nothing to add (AP-7).
      if (newer === undefined) this.alert = message === FAILED ? FAILED : `${FAILED}: ${message}`;
    });
  }
}
