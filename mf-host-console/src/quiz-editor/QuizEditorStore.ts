import {
  areResultsFinal,
  quizEditor,
  type EditedQuiz,
  type HostEventDetails,
  manageEvents,
  errorCatalogue,
} from '@marquee/shared-contracts';
import { RemoteCall, request, serverClock, toasts } from '@marquee/shared-contracts/browser';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type DraftQuestion, createDraftFromStored, toQuestionForm } from './DraftQuestion';
import { QuizDraft } from './QuizDraft';

const FAILED = quizEditor.replaceQuestions.definition.failure;

/** Writing the questions of one quiz. */
export class QuizEditorStore {
  readonly loading: RemoteCall<[], { event: HostEventDetails; quiz: EditedQuiz }>;
  readonly saving: RemoteCall<[], EditedQuiz>;
  readonly refetching: RemoteCall<[], EditedQuiz>;
  draft: QuizDraft | undefined = undefined;
  /** The quiz as it was read last. */
  stored: EditedQuiz | undefined = undefined;
  /** What must be read before going on, in the page's own alert (RT-22). */
  alertText: string | undefined = undefined;
  /** What somebody else has saved meanwhile, until the person has chosen. */
  theirs: EditedQuiz | undefined = undefined;

  constructor(readonly eventId: string) {
    const params = { eventId };
    const read = async () => (await request(quizEditor.questions, { params })).data;
    this.loading = new RemoteCall(async () => {
      const [event, quiz] = await Promise.all([request(manageEvents.details, { params }), read()]);
      this.start(event.data, quiz);
      return { event: event.data, quiz };
    });
    this.refetching = new RemoteCall(read);
    this.saving = new RemoteCall(async () => {
      const { title = '', showScores, questions = [], base: replaces = [] } = this.draft ?? {};
      const body = { title, showScores, questions: questions.map(toQuestionForm), replaces: [...replaces] };
      return (await request(quizEditor.replaceQuestions, { params, body })).data;
    });
    makeAutoObservable(
      this,
      { loading: false, saving: false, refetching: false, eventId: false, stored: observableRef },
      { autoBind: true },
    );
  }

  /** The stored questions as the screen shows questions. */
  get storedQuestions(): DraftQuestion[] {
    return this.stored?.questions.map(createDraftFromStored) ?? [];
  }

  /** Whether a mistake may still be mended: somebody has started the quiz, and the results are not final (QZ-14). */
  get isCorrectable(): boolean {
    const { event, quiz } = this.loading.result ?? {};
    return event !== undefined && quiz?.locked === true && !event.cancelled && !this.hasFinalResults;
  }

  get hasFinalResults(): boolean {
    const { event } = this.loading.result ?? {};
    return event !== undefined && areResultsFinal(new Date(event.endTime), new Date(serverClock.now()));
  }

  /** Why nothing can be changed, in the server's words; undefined while it can (QZ-14, EV-23, EV-25). */
  get lockReason(): string | undefined {
    const { event, quiz } = this.loading.result ?? {};
    if (event === undefined) return undefined;
    if (event.cancelled) return errorCatalogue.EVENT_CANCELLED.message;
    if (serverClock.now() >= Date.parse(event.endTime)) return errorCatalogue.EVENT_ENDED.message;
    return quiz?.locked === true ? errorCatalogue.QUIZ_LOCKED.message : undefined;
  }

  /** Saves the quiz; true when it is saved. What is missing, and a failure, are said in an alert; nothing is lost. */
  async save(): Promise<boolean> {
    this.alertText = this.draft?.validate();
    if (this.draft === undefined || this.alertText !== undefined || this.saving.loading) return false;
    const saved = await this.saving.run();
    if (saved !== undefined) {
      this.draft.reset(saved);
      toasts.success('Quiz questions added successfully!');
      return true;
    }
    await this.showError();
    return false;
  }

  /** The alert was read: on to what it was about. */
  closeAlert(): void {
    this.alertText = undefined;
    this.draft?.openFirstError();
  }

  keepMine(): void {
    if (this.theirs !== undefined) this.draft?.rebase(this.theirs);
    this.theirs = undefined;
  }

  takeTheirs(): void {
    if (this.theirs !== undefined) this.draft?.reset(this.theirs);
    this.theirs = undefined;
  }

  decideLater(): void {
    this.theirs = undefined;
  }

  /** Forgets what was written since the last saving, for what is stored now. */
  async discard(): Promise<void> {
    const stored = await this.refetching.run();
    if (stored === undefined) toasts.error(this.refetching.error?.message ?? '');
    else this.draft?.reset(stored);
  }

  /** Reads the questions again; where that fails, those that were read stay. */
  async refetch(): Promise<void> {
    const read = await this.refetching.run();
    runInAction(() => {
      this.stored = read ?? this.stored;
    });
  }

  private start(event: HostEventDetails, quiz: EditedQuiz): void {
    serverClock.observe(event.serverNow);
    this.stored = quiz;
    this.draft ??= new QuizDraft(this.eventId, quiz);
    // Kept from an earlier visit, and others have been saved since.
    if (!this.draft.isBasedOn(quiz)) this.theirs = quiz;
  }

  private async showError(): Promise<void> {
    const { code = '', message = '' } = this.saving.error ?? {};
    if (code === 'QUIZ_LOCKED') void this.loading.run();
    const newer = code === 'VERSION_CONFLICT' ? await this.refetching.run() : undefined;
    runInAction(() => {
      this.theirs = newer;
      // The call's own text is the sentence's beginning: without a reason there is nothing to add (AP-7).
      if (newer === undefined) this.alertText = message === FAILED ? FAILED : `${FAILED}: ${message}`;
    });
  }
}
