import { type EditedQuiz, QUESTIONS_MAX, type ShowScores } from '@marquee/shared-contracts';
import { formDraft } from '@marquee/shared-contracts/browser';
import { makeAutoObservable } from 'mobx';
import { type DraftQuestion, createDraft, createEmptyQuestion } from './DraftQuestion';
import { serializeQuiz, listIds, restoreQuiz, toQuizContent } from './QuizContent';
import { type QuizErrors, validateQuiz, getFirstAlert } from './quizErrors';

/** A quiz while its host writes it: title and questions, kept on the way until they are saved or discarded. */
export class QuizDraft {
  title: string;
  showScores: ShowScores;
  questions: DraftQuestion[];
  /** The ids of the stored questions that it was made from; saving replaces these and no others (QZ-15). */
  base: string[];
  /** The question whose fields are open, one at a time. */
  openKey: string | undefined = undefined;
  /** The question that was deleted last, and where it stood, so that it can come back. */
  removed: { question: DraftQuestion; position: number } | undefined = undefined;
  /** Whether what is missing is marked: from the first try to save on. */
  isChecked = false;
  private savedContent: string;
  private readonly storageKey: string;

  constructor(eventId: string, stored: EditedQuiz) {
    this.storageKey = `quiz.${eventId}`;
    const fresh = toQuizContent(stored);
    this.savedContent = serializeQuiz(fresh);
    const restored = restoreQuiz(this.storageKey, fresh);
    this.title = restored.title;
    this.showScores = restored.showScores;
    this.questions = restored.questions;
    this.base = restored.base;
    makeAutoObservable<this, 'storageKey'>(this, { storageKey: false }, { autoBind: true });
  }

  /** Something was written that is not saved. */
  get isChanged(): boolean {
    return serializeQuiz(this) !== this.savedContent;
  }

  get isFull(): boolean {
    return this.questions.length >= QUESTIONS_MAX;
  }

  /** What is wrong, once that is to be shown. */
  get errors(): QuizErrors {
    return this.isChecked ? validateQuiz(this) : { title: undefined, questions: new Map() };
  }

  /** Whether the stored questions are still those that this was made from. */
  isBasedOn(stored: EditedQuiz): boolean {
    return listIds(stored).join() === this.base.join();
  }

  setTitle(title: string): void {
    this.title = title;
    this.saveDraft();
  }

  setShowScores(showScores: ShowScores): void {
    this.showScores = showScores;
    this.saveDraft();
  }

  change(key: string, changes: Partial<Omit<DraftQuestion, 'key'>>): void {
    const question = this.questions.find((one) => one.key === key);
    if (question === undefined) return;
    Object.assign(question, changes);
    this.saveDraft();
  }

  setOption(key: string, position: number, text: string): void {
    const options = this.questions.find((one) => one.key === key)?.options ?? [];
    this.change(key, { options: options.map((option, at) => (at === position ? text : option)) });
  }

  /** Adds an empty question at the end, or after the given one, and opens it. */
  add(after?: string): void {
    const position = after === undefined ? this.questions.length : this.findPosition(after) + 1;
    this.insert(createEmptyQuestion(), position);
  }

  duplicate(key: string): void {
    const position = this.findPosition(key);
    const question = this.questions[position];
    if (question !== undefined) this.insert(createDraft(question), position + 1);
  }

  remove(key: string): void {
    const position = this.findPosition(key);
    const [question] = this.questions.splice(position, 1);
    this.removed = question && { question, position };
    this.openKey = undefined;
    this.saveDraft();
  }

  /** Brings the question back that was deleted last. */
  restore(): void {
    if (this.removed !== undefined) this.insert(this.removed.question, this.removed.position);
  }

  /** Puts a question at a position; those between move by one. */
  move(key: string, position: number): void {
    const from = this.findPosition(key);
    const to = Math.max(0, Math.min(position, this.questions.length - 1));
    if (from === -1 || from === to) return;
    this.questions.splice(to, 0, ...this.questions.splice(from, 1));
    this.saveDraft();
  }

  /** Takes questions from a file, behind those that are there or in their position. */
  importQuestions(questions: readonly DraftQuestion[], how: 'add' | 'replace'): void {
    this.questions = how === 'add' ? [...this.questions, ...questions] : [...questions];
    this.openKey = undefined;
    this.removed = undefined;
    this.saveDraft();
  }

  toggle(key: string): void {
    this.openKey = this.openKey === key ? undefined : key;
  }

  /** Marks what is missing; answers the alert that it calls for, undefined when the quiz may be saved. */
  validate(): string | undefined {
    this.isChecked = true;
    return getFirstAlert(validateQuiz(this));
  }

  /** Opens the first question that is not complete. */
  openFirstError(): void {
    const { title, questions } = this.errors;
    if (title === undefined) this.openKey = this.questions.find(({ key }) => questions.has(key))?.key;
  }

  /** The stored questions, as they are now, are what this replaces from now on. */
  rebase(stored: EditedQuiz): void {
    this.base = listIds(stored);
    this.saveDraft();
  }

  /** Forgets what was written, for what is stored. */
  reset(stored: EditedQuiz): void {
    Object.assign(this, toQuizContent(stored));
    this.savedContent = serializeQuiz(this);
    this.openKey = undefined;
    this.removed = undefined;
    this.isChecked = false;
    formDraft.remove(this.storageKey);
  }

  findPosition(key: string): number {
    return this.questions.findIndex((question) => question.key === key);
  }

  private insert(question: DraftQuestion, position: number): void {
    if (this.isFull) return;
    this.questions.splice(position, 0, question);
    this.openKey = question.key;
    this.removed = undefined;
    this.saveDraft();
  }

  private saveDraft(): void {
    const { title, showScores, questions, base } = this;
    formDraft.save(this.storageKey, { title, showScores, questions, base });
  }
}
