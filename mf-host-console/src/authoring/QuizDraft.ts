import { type AuthoredQuiz, QUESTIONS_MAX, type ShowScores } from '@marquee/shared-contracts';
import { keptForm } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { type DraftQuestion, draftOf, emptyQuestion } from './DraftQuestion';
import { contentOf, idsOf, keptQuiz, writtenOf } from './WrittenQuiz';
import { type Faults, faultsOf, firstAlert } from './quizFaults';

/** A quiz while its host writes it: title and questions, kept on the way until they are saved or discarded. */
export class QuizDraft {
  title: string;
  showScores: ShowScores;
  questions: DraftQuestion[];
  /** The ids of the stored questions that it was made from; saving replaces these and no others (QZ-15). */
  base: string[];
  /** The question whose fields are open, one at a time. */
  open: string | undefined = undefined;
  /** The question that was deleted last, and where it stood, so that it can come back. */
  removed: { question: DraftQuestion; place: number } | undefined = undefined;
  /** Whether what is missing is marked: from the first try to save on. */
  checked = false;
  private saved: string;
  private readonly name: string;

  constructor(eventId: string, stored: AuthoredQuiz) {
    this.name = `quiz.${eventId}`;
    const fresh = writtenOf(stored);
    this.saved = contentOf(fresh);
    const begun = keptQuiz(this.name, fresh);
    this.title = begun.title;
    this.showScores = begun.showScores;
    this.questions = begun.questions;
    this.base = begun.base;
    makeAutoObservable<this, 'name'>(this, { name: false }, { autoBind: true });
  }

  /** Something was written that is not saved. */
  get changed(): boolean {
    return contentOf(this) !== this.saved;
  }

  get full(): boolean {
    return this.questions.length >= QUESTIONS_MAX;
  }

  /** What is wrong, once that is to be shown. */
  get faults(): Faults {
    return this.checked ? faultsOf(this) : { title: undefined, questions: new Map() };
  }

  /** Whether the stored questions are still those that this was made from. */
  fits(stored: AuthoredQuiz): boolean {
    return idsOf(stored).join() === this.base.join();
  }

  setTitle(title: string): void {
    this.title = title;
    this.keep();
  }

  setShowScores(showScores: ShowScores): void {
    this.showScores = showScores;
    this.keep();
  }

  change(key: string, changes: Partial<Omit<DraftQuestion, 'key'>>): void {
    const question = this.questions.find((one) => one.key === key);
    if (question === undefined) return;
    Object.assign(question, changes);
    this.keep();
  }

  setOption(key: string, place: number, text: string): void {
    const options = this.questions.find((one) => one.key === key)?.options ?? [];
    this.change(key, { options: options.map((option, at) => (at === place ? text : option)) });
  }

  /** Adds an empty question at the end, or after the given one, and opens it. */
  add(after?: string): void {
    const place = after === undefined ? this.questions.length : this.placeOf(after) + 1;
    this.insert(emptyQuestion(), place);
  }

  duplicate(key: string): void {
    const place = this.placeOf(key);
    const question = this.questions[place];
    if (question !== undefined) this.insert(draftOf(question), place + 1);
  }

  remove(key: string): void {
    const place = this.placeOf(key);
    const [question] = this.questions.splice(place, 1);
    this.removed = question && { question, place };
    this.open = undefined;
    this.keep();
  }

  /** Brings the question back that was deleted last. */
  restore(): void {
    if (this.removed !== undefined) this.insert(this.removed.question, this.removed.place);
  }

  /** Puts a question at a place; those between move by one. */
  move(key: string, place: number): void {
    const from = this.placeOf(key);
    const to = Math.max(0, Math.min(place, this.questions.length - 1));
    if (from === -1 || from === to) return;
    this.questions.splice(to, 0, ...this.questions.splice(from, 1));
    this.keep();
  }

  /** Takes questions from a file, behind those that are there or in their place. */
  take(questions: readonly DraftQuestion[], how: 'add' | 'replace'): void {
    this.questions = how === 'add' ? [...this.questions, ...questions] : [...questions];
    this.open = undefined;
    this.removed = undefined;
    this.keep();
  }

  toggle(key: string): void {
    this.open = this.open === key ? undefined : key;
  }

  /** Marks what is missing; answers the alert that it calls for, undefined when the quiz may be saved. */
  check(): string | undefined {
    this.checked = true;
    return firstAlert(faultsOf(this));
  }

  /** Opens the first question that is not complete. */
  openFault(): void {
    const { title, questions } = this.faults;
    if (title === undefined) this.open = this.questions.find(({ key }) => questions.has(key))?.key;
  }

  /** The stored questions, as they are now, are what this replaces from now on. */
  rebase(stored: AuthoredQuiz): void {
    this.base = idsOf(stored);
    this.keep();
  }

  /** Forgets what was written, for what is stored. */
  follow(stored: AuthoredQuiz): void {
    Object.assign(this, writtenOf(stored));
    this.saved = contentOf(this);
    this.open = undefined;
    this.removed = undefined;
    this.checked = false;
    keptForm.drop(this.name);
  }

  placeOf(key: string): number {
    return this.questions.findIndex((question) => question.key === key);
  }

  private insert(question: DraftQuestion, place: number): void {
    if (this.full) return;
    this.questions.splice(place, 0, question);
    this.open = question.key;
    this.removed = undefined;
    this.keep();
  }

  private keep(): void {
    const { title, showScores, questions, base } = this;
    keptForm.keep(this.name, { title, showScores, questions, base });
  }
}
