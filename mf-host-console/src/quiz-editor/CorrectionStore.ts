import { type EditedQuiz, quizEditor } from '@marquee/shared-contracts';
import { RemoteCall, formDraft, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import {
  type DraftQuestion,
  createDraftFromStored,
  serializeQuestion,
  toQuestionForm,
} from './DraftQuestion';
import { type QuestionErrors, validateQuestion } from './quizErrors';
import { isQuestion } from './QuizContent';

type Stored = EditedQuiz['questions'][number];

/** Corrects one question of a started quiz (QZ-14); the draft is stored until it is saved or discarded. */
export class CorrectionStore {
  question: DraftQuestion;
  /** Whether to show validation errors, set by the first attempt to save. */
  isChecked = false;
  readonly saving: RemoteCall<[], number>;
  /** The question as last loaded; the server rejects a correction based on another version. */
  private original: DraftQuestion;
  readonly #storageKey: string;

  constructor(eventId: string, stored: Stored) {
    this.#storageKey = `correction.${stored.id}`;
    this.original = createDraftFromStored(stored);
    this.question = this.#restoreDraft(this.original);
    const params = { eventId, questionId: stored.id };
    this.saving = new RemoteCall(async () => {
      const body = { ...toQuestionForm(this.question), was: toQuestionForm(this.original) };
      return (await request(quizEditor.correctQuestion, { params, body })).data.remarked;
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the draft differs from the stored question. */
  get isChanged(): boolean {
    return serializeQuestion(this.question) !== serializeQuestion(this.original);
  }

  /** Validation errors, once they are shown. */
  get errors(): QuestionErrors | undefined {
    return this.isChecked ? validateQuestion(this.question) : undefined;
  }

  change(_key: string, changes: Partial<Omit<DraftQuestion, 'key'>>): void {
    Object.assign(this.question, changes);
    formDraft.save(this.#storageKey, this.question);
  }

  setOption(key: string, position: number, text: string): void {
    const options = this.question.options.map((option, at) => (at === position ? text : option));
    this.change(key, { options });
  }

  /** Takes the content of another version. */
  take({ questionText, options, correct }: DraftQuestion): void {
    this.change(this.question.key, { questionText, options: [...options], correct });
  }

  /** Saves the correction and returns the number of changed results, or undefined on failure, which keeps the draft. */
  async save(): Promise<number | undefined> {
    this.isChecked = true;
    if (this.saving.loading || this.errors !== undefined) return undefined;
    const changedResults = await this.saving.run();
    if (changedResults !== undefined) formDraft.remove(this.#storageKey);
    return changedResults;
  }

  /** Takes the latest stored question: updates an unchanged form, and compares a changed form with it. */
  follow(stored: Stored): void {
    const { isChanged } = this;
    this.original = createDraftFromStored(stored);
    if (!isChanged) this.discard();
  }

  discard(): void {
    this.question = { ...this.original, options: [...this.original.options] };
    this.isChecked = false;
    this.saving.reset();
    formDraft.remove(this.#storageKey);
  }

  #restoreDraft(initial: DraftQuestion): DraftQuestion {
    const { questionText, options, correct } = initial;
    const restored = formDraft.restore(this.#storageKey, { questionText, options, correct });
    const isValid = isQuestion(restored) && restored.options.length === options.length;
    return isValid ? { ...initial, ...restored } : { ...initial, options: [...options] };
  }
}
