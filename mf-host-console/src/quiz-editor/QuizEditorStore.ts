import {
  areResultsFinal,
  quizEditor,
  type EditedQuiz,
  type HostEventDetails,
  errorCatalogue,
} from '@marquee/shared-contracts';
import { RemoteCall, request, serverClock, toasts } from '@marquee/shared-contracts/browser';
import { openedEvent } from '@marquee/shared-contracts/widgets/host-event';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type DraftQuestion, createDraftFromStored, toQuestionForm } from './DraftQuestion';
import { QuizDraft } from './QuizDraft';

const FAILED = quizEditor.replaceQuestions.definition.failure;

/** Loads, edits and saves the questions of one quiz. */
export class QuizEditorStore {
  readonly loading: RemoteCall<[], { event: HostEventDetails; quiz: EditedQuiz }>;
  readonly saving: RemoteCall<[], EditedQuiz>;
  readonly refetching: RemoteCall<[], EditedQuiz>;
  draft: QuizDraft | undefined = undefined;
  /** The quiz as last loaded. */
  stored: EditedQuiz | undefined = undefined;
  /** Text of the open alert dialog (RT-22). */
  alertText: string | undefined = undefined;

  constructor(readonly eventId: string) {
    const params = { eventId };
    const read = async () => (await request(quizEditor.questions, { params })).data;
    this.loading = new RemoteCall(async () => {
      const [event, quiz] = await Promise.all([openedEvent.read(eventId), read()]);
      this.start(quiz);
      return { event, quiz };
    });
    this.refetching = new RemoteCall(read);
    this.saving = new RemoteCall(async () => {
      const { title = '', showScores, questions = [], base } = this.draft ?? {};
      const replaces = base?.questions.map(({ id }) => id) ?? [];
      const body = { title, showScores, questions: questions.map(toQuestionForm), replaces };
      return (await request(quizEditor.replaceQuestions, { params, body })).data;
    });
    makeAutoObservable(this, { stored: observableRef }, { autoBind: true });
  }

  /** The stored questions as the editor represents them. */
  get storedQuestions(): DraftQuestion[] {
    return this.stored?.questions.map(createDraftFromStored) ?? [];
  }

  /** Whether corrections are allowed: somebody has started the quiz, and its results are not final (QZ-14). */
  get isCorrectable(): boolean {
    const { event, quiz } = this.loading.result ?? {};
    return event !== undefined && quiz?.locked === true && !event.cancelled && !this.hasFinalResults;
  }

  get hasFinalResults(): boolean {
    const { event } = this.loading.result ?? {};
    if (event === undefined || event.state === 'draft') return false;
    return areResultsFinal(new Date(event.endTime), new Date(serverClock.now()));
  }

  /** The server's reason why the quiz is locked; undefined while it can be edited (QZ-14, EV-23, EV-25). */
  get lockReason(): string | undefined {
    const { event, quiz } = this.loading.result ?? {};
    if (event === undefined || event.state === 'draft') return undefined;
    if (event.cancelled) return errorCatalogue.EVENT_CANCELLED.message;
    if (serverClock.now() >= Date.parse(event.endTime)) return errorCatalogue.EVENT_ENDED.message;
    return quiz?.locked === true ? errorCatalogue.QUIZ_LOCKED.message : undefined;
  }

  /** Saves the quiz and returns true on success. Validation errors and failures open an alert and keep the draft. */
  async save(): Promise<boolean> {
    this.alertText = this.draft?.validate();
    if (this.draft === undefined || this.alertText !== undefined || this.saving.loading) return false;
    const sent = this.draft.questions.map((question) => ({ ...question }));
    const saved = await this.saving.run();
    if (saved !== undefined) {
      this.draft.follow(sent, saved);
      void openedEvent.refresh(this.eventId);
      toasts.success('Quiz questions added successfully!');
      return true;
    }
    await this.#showError();
    return false;
  }

  /** Closes the alert and opens the first question with an error. */
  closeAlert(): void {
    this.alertText = undefined;
    this.draft?.openFirstError();
  }

  /** Discards the draft and shows the stored questions. */
  async discard(): Promise<void> {
    const stored = await this.refetching.run();
    if (stored === undefined) toasts.error(this.refetching.error?.message ?? '');
    else this.draft?.reset(stored);
  }

  /** Refreshes the questions; a failure keeps the last result. */
  async refetch(): Promise<void> {
    const read = await this.refetching.run();
    runInAction(() => {
      this.stored = read ?? this.stored;
      if (read !== undefined) this.draft?.merge(read);
    });
  }

  private start(quiz: EditedQuiz): void {
    this.stored = quiz;
    this.draft ??= new QuizDraft(this.eventId, quiz);
    // A draft from an earlier visit may be based on an older version.
    this.draft.merge(quiz);
  }

  async #showError(): Promise<void> {
    const { code = '', message = '' } = this.saving.error ?? {};
    if (code === 'QUIZ_LOCKED') void this.loading.run();
    const newer = code === 'VERSION_CONFLICT' ? await this.refetching.run() : undefined;
    runInAction(() => {
      if (newer !== undefined) this.draft?.merge(newer);
      // The call's own error text is only the sentence's beginning, so it gives no reason to append.
      if (newer === undefined) this.alertText = message === FAILED ? FAILED : `${FAILED}: ${message}`;
    });
  }
}
