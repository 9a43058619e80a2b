import { type AuthoredQuiz, authoring } from '@marquee/shared-contracts';
import { Call, keptForm, request } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { type DraftQuestion, draftOfStored, formOf } from './DraftQuestion';
import { type QuestionFaults, questionFaults } from './quizFaults';
import { isQuestion } from './WrittenQuiz';

type Stored = AuthoredQuiz['questions'][number];

/** What two must share to be the same question. */
const contentOf = (question: DraftQuestion): string => JSON.stringify(formOf(question));

/** Mending one question of a quiz that has begun (QZ-14); what is typed is kept until it is saved or given up. */
export class CorrectionStore {
  question: DraftQuestion;
  /** Whether what is missing is marked: from the first try to save on. */
  checked = false;
  readonly saving: Call<[], number>;
  /** The question as it was read; it is corrected as long as it stands like this. */
  private was: DraftQuestion;
  private readonly name: string;

  constructor(eventId: string, stored: Stored) {
    this.name = `correction.${stored.id}`;
    this.was = draftOfStored(stored);
    this.question = this.begun(this.was);
    const params = { eventId, questionId: stored.id };
    this.saving = new Call(async () => {
      const body = { ...formOf(this.question), was: formOf(this.was) };
      return (await request(authoring.correctQuestion, { params, body })).data.remarked;
    });
    makeAutoObservable<this, 'name'>(this, { saving: false, name: false }, { autoBind: true });
  }

  /** Something is written that does not stand yet. */
  get changed(): boolean {
    return contentOf(this.question) !== contentOf(this.was);
  }

  /** What is wrong, once that is to be shown. */
  get faults(): QuestionFaults | undefined {
    return this.checked ? questionFaults(this.question) : undefined;
  }

  change(_key: string, changes: Partial<Omit<DraftQuestion, 'key'>>): void {
    Object.assign(this.question, changes);
    keptForm.keep(this.name, this.question);
  }

  setOption(key: string, place: number, text: string): void {
    const options = this.question.options.map((option, at) => (at === place ? text : option));
    this.change(key, { options });
  }

  /** Saves; answers how many results are others now, undefined where it is refused. What was typed stays then. */
  async save(): Promise<number | undefined> {
    this.checked = true;
    if (this.saving.loading || this.faults !== undefined) return undefined;
    const remarked = await this.saving.run();
    if (remarked !== undefined) keptForm.drop(this.name);
    return remarked;
  }

  /** The question stands like this now: a form that nobody has touched follows it, what is typed is compared with it. */
  follow(stored: Stored): void {
    const { changed } = this;
    this.was = draftOfStored(stored);
    if (!changed) this.giveUp();
  }

  giveUp(): void {
    this.question = { ...this.was, options: [...this.was.options] };
    this.checked = false;
    this.saving.reset();
    keptForm.drop(this.name);
  }

  private begun(fresh: DraftQuestion): DraftQuestion {
    const { questionText, options, correct } = fresh;
    const kept = keptForm.over(this.name, { questionText, options, correct });
    const fits = isQuestion(kept) && kept.options.length === options.length;
    return fits ? { ...fresh, ...kept } : { ...fresh, options: [...options] };
  }
}
