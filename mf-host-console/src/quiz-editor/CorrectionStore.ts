import { type EditedQuiz, quizEditor } from '@marquee/shared-contracts';
import { RemoteCall, formDraft, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { type DraftQuestion, createDraftFromStored, toQuestionForm } from './DraftQuestion';
import { type QuestionErrors, validateQuestion } from './quizErrors';
import { isQuestion } from './QuizContent';

type Stored = EditedQuiz['questions'][number];

/** What two must share to be the same question. */
const serializeQuestion = (question: DraftQuestion): string => JSON.stringify(toQuestionForm(question));

/** Mending one question of a quiz that has begun (QZ-14); what is typed is kept until it is saved or given up. */
export class CorrectionStore {
  question: DraftQuestion;
  /** Whether what is missing is marked: from the first try to save on. */
  isChecked = false;
  readonly saving: RemoteCall<[], number>;
  /** The question as it was read; it is corrected as long as it stands like this. */
  private original: DraftQuestion;
  private readonly storageKey: string;

  constructor(eventId: string, stored: Stored) {
    this.storageKey = `correction.${stored.id}`;
    this.original = createDraftFromStored(stored);
    this.question = this.restoreDraft(this.original);
    const params = { eventId, questionId: stored.id };
    this.saving = new RemoteCall(async () => {
      const body = { ...toQuestionForm(this.question), was: toQuestionForm(this.original) };
      return (await request(quizEditor.correctQuestion, { params, body })).data.remarked;
    });
    makeAutoObservable<this, 'storageKey'>(this, { saving: false, storageKey: false }, { autoBind: true });
  }

  /** Something is written that does not stand yet. */
  get isChanged(): boolean {
    return serializeQuestion(this.question) !== serializeQuestion(this.original);
  }

  /** What is wrong, once that is to be shown. */
  get errors(): QuestionErrors | undefined {
    return this.isChecked ? validateQuestion(this.question) : undefined;
  }

  change(_key: string, changes: Partial<Omit<DraftQuestion, 'key'>>): void {
    Object.assign(this.question, changes);
    formDraft.save(this.storageKey, this.question);
  }

  setOption(key: string, position: number, text: string): void {
    const options = this.question.options.map((option, at) => (at === position ? text : option));
    this.change(key, { options });
  }

  /** Saves; answers how many results are others now, undefined where it is refused. What was typed stays then. */
  async save(): Promise<number | undefined> {
    this.isChecked = true;
    if (this.saving.loading || this.errors !== undefined) return undefined;
    const remarked = await this.saving.run();
    if (remarked !== undefined) formDraft.remove(this.storageKey);
    return remarked;
  }

  /** The question stands like this now: a form that nobody has touched follows it, what is typed is compared with it. */
  follow(stored: Stored): void {
    const { isChanged } = this;
    this.original = createDraftFromStored(stored);
    if (!isChanged) this.discard();
  }

  discard(): void {
    this.question = { ...this.original, options: [...this.original.options] };
    this.isChecked = false;
    this.saving.reset();
    formDraft.remove(this.storageKey);
  }

  private restoreDraft(fresh: DraftQuestion): DraftQuestion {
    const { questionText, options, correct } = fresh;
    const kept = formDraft.restore(this.storageKey, { questionText, options, correct });
    const fits = isQuestion(kept) && kept.options.length === options.length;
    return fits ? { ...fresh, ...kept } : { ...fresh, options: [...options] };
  }
}
